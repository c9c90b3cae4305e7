import type { batch, demand } from '@xinpu/contract/demand'
import { hideContacts } from '@xinpu/trade/demand-text'
import { toMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import type { Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { Tables } from '../core/tables.ts'
import { contactsAmong } from './contact-models.ts'

/** What a post tells, in the words of the wire; what is missing is not told. */
export type Told = Partial<Omit<batch.DemandRow, 'type'>> & {
  images?: string[] | undefined
  negotiable?: boolean | undefined
  taxNegotiable?: boolean | undefined
}

/** The columns that a post's owner fills. */
export type Columns = Partial<Insertable<Tables['demand']>>

/** Brands by the number and by each of their names. */
export interface KnownBrands {
  byId: ReadonlyMap<number, string>
  byName: ReadonlyMap<string, number>
}

/** The brands that some posts name, whichever way: two questions for however many posts. */
export async function brandsOf(db: Db, posts: readonly Pick<Told, 'brand' | 'brandId'>[]): Promise<KnownBrands> {
  const names = [...new Set(posts.map(({ brand = '' }) => plainOf(brand)).filter(Boolean))]
  const aliases = names.length
    ? await db.selectFrom('brand_alias').select(['plain', 'brand_id']).where('plain', 'in', names).execute()
    : []
  const ids = [...posts.flatMap(({ brandId }) => brandId ?? []), ...aliases.map(({ brand_id }) => brand_id)]
  const rows = ids.length
    ? await db.selectFrom('brand').select(['id', 'name_cn', 'short_name']).where('id', '=', oneOf(ids)).execute()
    : []
  return {
    byId: new Map(rows.map((row) => [row.id, nameOf(row)])),
    byName: new Map(aliases.map(({ plain, brand_id }) => [plain, brand_id])),
  }
}

const nameOf = ({ name_cn: chinese, short_name: short }: { name_cn: string; short_name: string }) =>
  chinese === short ? chinese : `${chinese} ${short}`

/** What is to be known of some posts before they can be shown. */
export interface KnownOfPosts extends KnownBrands {
  /** Models that tell how to reach somebody. */
  contacts: ReadonlySet<string>
}

/** The brands that some posts name, and what of their models is none. */
export const knownOf = async (
  db: Db,
  posts: readonly Pick<Told, 'brand' | 'brandId' | 'model'>[],
): Promise<KnownOfPosts> => ({
  ...(await brandsOf(db, posts)),
  contacts: await contactsAmong(
    db,
    posts.flatMap(({ model }) => model ?? []),
  ),
})

/** What keeps a post from being shown, in a sentence; undefined where nothing does. */
export function faultOf(
  { model, brandId }: Told,
  { byId, contacts }: KnownOfPosts,
): { field: string; message: string } | undefined {
  if (model !== undefined && contacts.has(model))
    return { field: 'model', message: '型号中不能写联系方式，成交后双方互相可见' }
  if (brandId !== undefined && !byId.has(brandId)) return { field: 'brandId', message: '没有找到这个品牌，请重新选择' }
  return undefined
}

/** The columns of what is told; ways to reach somebody are taken out of every text. */
export function columnsOf(told: Told, brands: KnownBrands): Columns {
  const { quantity, currency, images } = told
  return {
    ...(told.model !== undefined && { model: told.model, model_plain: plainOf(told.model) }),
    ...(quantity !== undefined && { quantity }),
    ...(currency !== undefined && { currency }),
    ...(images !== undefined && { images }),
    ...brandColumns(told, brands),
    ...priceColumn(told),
    ...taxColumn(told),
    ...textColumns(told),
  }
}

function brandColumns({ brand, brandId }: Told, { byId, byName }: KnownBrands): Columns {
  if (brand === undefined && brandId === undefined) return {}
  const typed = hideContacts(brand ?? '')
  const id = brandId ?? byName.get(plainOf(typed)) ?? null
  const name = typed || (id === null ? '' : (byId.get(id) ?? ''))
  return { brand: name, brand_id: id, brand_key: id === null ? plainOf(name) : `#${id}` }
}

function priceColumn({ price, negotiable }: Told): Columns {
  if (negotiable) return { price: null }
  return price === undefined ? {} : { price: Number(toMicro(price)) }
}

function taxColumn({ taxIncluded, taxNegotiable }: Told): Columns {
  if (taxNegotiable) return { tax_included: null }
  return taxIncluded === undefined ? {} : { tax_included: taxIncluded }
}

const texts = {
  package: 'package',
  batchNo: 'batch_no',
  delivery: 'delivery',
  region: 'region',
  description: 'description',
} as const

/** An empty text clears what stood there. */
const textColumns = (told: Told): Columns =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, column]) => {
      const text = told[name as keyof typeof texts]
      return text === undefined ? [] : [[column, hideContacts(text) || null]]
    }),
  )

/** What makes two posts of one person the same. */
export const sameness = (row: { type: demand.DemandType; model_plain: string; brand_key: string }): string =>
  JSON.stringify([row.type, row.model_plain, row.brand_key])
