import type { address } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import type { Insertable, RawBuilder, Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { nthOf, preparedStatement } from '../core/prepared-statement.ts'
import type { Tables } from '../core/tables.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { regionPath } from '../portal/regions.ts'

/** Addresses that a person keeps at most. */
const most = 20

type AddressRow = Selectable<Tables['delivery_address']>
type Placed = Pick<AddressRow, 'city_id' | 'district_id' | 'province_id'>

export const addressHandlers: HandlersOf<typeof address> = {
  async list({ type }, { db, user }) {
    const rows = await ownAddresses(db, user.id)
    return rows.filter((row) => type === undefined || row.type === type).map(presentAddress)
  },

  detail: ({ id }, { db, user }) => addressNumbered(db, user.id, id),

  add: (draft, { db, user, now }) =>
    alone(db, user.id, async (tx) => {
      const known = await ownAddresses(tx, user.id)
      if (known.length >= most) throw new Refusal(`最多保存 ${most} 个收货地址，请先删除不用的`, 'CONFLICT')
      const isFirst = known.every(({ type }) => type !== draft.type)
      const row = { account_id: user.id, type: draft.type, created_at: now(), ...columnsOf(draft), ...placeOf(draft) }
      const { id } = await tx.insertInto('delivery_address').values(row).returning('id').executeTakeFirstOrThrow()
      if (isFirst || draft.isDefault) await makeDefault(tx, { accountId: user.id, type: draft.type, id })
      return addressNumbered(tx, user.id, id)
    }),

  update: ({ id, isDefault, ...change }, { db, user }) =>
    alone(db, user.id, async (tx) => {
      const row = await rowNumbered(tx, user.id, id)
      await tx
        .updateTable('delivery_address')
        .set({ ...changed(row, change), ...(movesPlace(change) && placeOf({ ...idsOf(row), ...change })) })
        .where('id', '=', id)
        .execute()
      if (isDefault) await makeDefault(tx, { accountId: user.id, type: row.type, id })
      return null
    }),

  remove: ({ id }, { db, user }) =>
    alone(db, user.id, async (tx) => {
      const { type, is_default } = await rowNumbered(tx, user.id, id)
      await tx.deleteFrom('delivery_address').where('id', '=', id).execute()
      const next = is_default ? (await ownAddresses(tx, user.id)).find((row) => row.type === type) : undefined
      if (next) await makeDefault(tx, { accountId: user.id, type, id: next.id })
      return null
    }),

  setDefault: ({ id }, { db, user }) =>
    alone(db, user.id, async (tx) => {
      const { type } = await rowNumbered(tx, user.id, id)
      await makeDefault(tx, { accountId: user.id, type, id })
      return null
    }),
}

/** A person's addresses change one after another: they are counted, and one is the default. */
const alone = <T>(db: Db, accountId: number, work: (tx: Db) => Promise<T>): Promise<T> =>
  oneByOne(db, `address ${accountId}`, work)

const addressesOf = (db: Db, accountId: number | RawBuilder<number>) =>
  db
    .selectFrom('delivery_address')
    .select(['id', 'account_id', 'type', 'name', 'mobile', 'province_id', 'city_id', 'district_id'])
    .select(['address', 'postcode', 'is_default', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')

const allOf = preparedStatement('addresses', (db, ids) => addressesOf(db, nthOf(ids, 1)))
const numbered = preparedStatement('address', (db, ids) =>
  addressesOf(db, nthOf(ids, 1)).where('id', '=', nthOf(ids, 2)),
)

/** The addresses of a person, the default one first. */
export const ownAddresses = (db: Db, accountId: number): Promise<AddressRow[]> => allOf(db, [accountId])

async function rowNumbered(db: Db, accountId: number, id: number): Promise<AddressRow> {
  const [row] = await numbered(db, [accountId, id])
  if (!row) throw new Refusal('没有找到这个收货地址', 'NOT_FOUND')
  return row
}

/** One of the addresses of a person. */
export const addressNumbered = async (db: Db, accountId: number, id: number): Promise<address.DeliveryAddress> =>
  presentAddress(await rowNumbered(db, accountId, id))

async function makeDefault(tx: Db, { accountId, type, id }: { accountId: number; type: 'CN' | 'HK'; id: number }) {
  const own = tx.updateTable('delivery_address').where('account_id', '=', accountId).where('type', '=', type)
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
  await own.set({ is_default: true }).where('id', '=', id).execute()
}

interface Ids {
  provinceId: number
  cityId?: number | null | undefined
  districtId?: number | null | undefined
}

/** Province, city and district, as far as there are some; they hang together. */
function placeOf({ provinceId, cityId = null, districtId = null }: Ids): Placed {
  if (!regionPath({ provinceId, cityId, districtId })) throw new Refusal('所在地区：请从省到区县选全', 'CONFLICT')
  return { province_id: provinceId, city_id: cityId, district_id: districtId }
}

const idsOf = (row: Placed): Ids => ({
  provinceId: row.province_id,
  cityId: row.city_id,
  districtId: row.district_id,
})

/** Whether a change names another place; province, city and district change together. */
const movesPlace = (change: Partial<Ids>): boolean => change.provinceId !== undefined

interface Draft {
  name: string
  mobile: string
  address: string
  postcode?: string | undefined
}

const columnsOf = ({ name, mobile, address, postcode = '' }: Draft) =>
  ({ name, mobile, address, postcode }) satisfies Partial<Insertable<Tables['delivery_address']>>

const changed = (row: AddressRow, change: Partial<Draft>) =>
  columnsOf({
    name: change.name ?? row.name,
    mobile: change.mobile ?? row.mobile,
    address: change.address ?? row.address,
    postcode: change.postcode ?? row.postcode,
  })

/** The bridge from the row to the wire; a region that is no more has no name. */
export function presentAddress(row: AddressRow): address.DeliveryAddress {
  const path = regionPath(idsOf(row))
  return {
    id: row.id,
    name: row.name,
    mobile: row.mobile,
    provinceId: row.province_id,
    cityId: row.city_id,
    districtId: row.district_id,
    province: path?.province.name ?? '',
    city: path?.city?.name ?? '',
    district: path?.district?.name ?? '',
    address: row.address,
    isDefault: row.is_default,
    type: row.type,
    ...told({ postcode: row.postcode }),
  }
}
