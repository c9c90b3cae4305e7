import type { invoice } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { creditCodeFault } from '@xinpu/sdk/format'
import type { RawBuilder, Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { nthOf, preparedStatement } from '../core/prepared-statement.ts'
import type { Tables } from '../core/tables.ts'
import { told } from '../enterprise/enterprise-queries.ts'

/** Titles that a person keeps at most. */
const most = 20

type TitleRow = Selectable<Tables['invoice_title']>
type Draft = Omit<ParsedOf<typeof invoice.add>, 'isDefault'>
type Titles = Pick<HandlersOf<typeof invoice>, 'add' | 'detail' | 'list' | 'remove' | 'setDefault' | 'update'>

export const titleHandlers: Titles = {
  list: async (_input, { db, user }) => (await ownTitles(db, user.id)).map(presentTitle),

  detail: ({ id }, { db, user }) => titleNumbered(db, user.id, id),

  add: ({ isDefault, ...draft }, { db, user, now }) =>
    alone(db, user.id, async (tx) => {
      refuseFaults(draft)
      const known = await ownTitles(tx, user.id)
      if (known.length >= most) throw new Refusal(`最多保存 ${most} 个发票抬头，请先删除不用的`, 'CONFLICT')
      const row = { account_id: user.id, created_at: now(), ...columnsOf(draft) }
      const { id } = await tx.insertInto('invoice_title').values(row).returning('id').executeTakeFirstOrThrow()
      if (isDefault || known.length === 0) await makeDefault(tx, user.id, id)
      return titleNumbered(tx, user.id, id)
    }),

  update: ({ id, ...draft }, { db, user }) =>
    alone(db, user.id, async (tx) => {
      refuseFaults(draft)
      await rowNumbered(tx, user.id, id)
      await tx.updateTable('invoice_title').set(columnsOf(draft)).where('id', '=', id).execute()
      return null
    }),

  remove: ({ id }, { db, user }) =>
    alone(db, user.id, async (tx) => {
      const { is_default } = await rowNumbered(tx, user.id, id)
      await tx.deleteFrom('invoice_title').where('id', '=', id).execute()
      const [next] = is_default ? await ownTitles(tx, user.id) : []
      if (next) await makeDefault(tx, user.id, next.id)
      return null
    }),

  setDefault: ({ id }, { db, user }) =>
    alone(db, user.id, async (tx) => {
      await rowNumbered(tx, user.id, id)
      await makeDefault(tx, user.id, id)
      return null
    }),
}

/** A person's titles change one after another: they are counted, and one is the default. */
const alone = <T>(db: Db, accountId: number, work: (tx: Db) => Promise<T>): Promise<T> =>
  oneByOne(db, `invoice title ${accountId}`, work)

const titlesOf = (db: Db, accountId: number | RawBuilder<number>) =>
  db
    .selectFrom('invoice_title')
    .select(['id', 'account_id', 'type', 'title', 'tax_no', 'bank', 'bank_account', 'address', 'tel', 'email'])
    .select(['receiver', 'receiver_mobile', 'receiver_address', 'is_default', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')

const allOf = preparedStatement('invoice_titles', (db, ids) => titlesOf(db, nthOf(ids, 1)))
const numbered = preparedStatement('invoice_title', (db, ids) =>
  titlesOf(db, nthOf(ids, 1)).where('id', '=', nthOf(ids, 2)),
)

/** The titles of a person, the default one first. */
export const ownTitles = (db: Db, accountId: number): Promise<TitleRow[]> => allOf(db, [accountId])

async function rowNumbered(db: Db, accountId: number, id: number): Promise<TitleRow> {
  const [row] = await numbered(db, [accountId, id])
  if (!row) throw new Refusal('没有找到这个发票抬头', 'NOT_FOUND')
  return row
}

/** One of the titles of a person. */
export const titleNumbered = async (db: Db, accountId: number, id: number): Promise<invoice.Invoice> =>
  presentTitle(await rowNumbered(db, accountId, id))

async function makeDefault(tx: Db, accountId: number, id: number): Promise<void> {
  const own = tx.updateTable('invoice_title').where('account_id', '=', accountId)
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
  await own.set({ is_default: true }).where('id', '=', id).execute()
}

/** What a special invoice needs besides: the buyer deducts its tax (增值税专用发票使用规定, article 11). */
const needed = { bank: '开户银行', bankAccount: '银行账号', address: '注册地址', tel: '注册电话' } as const

/** Refuses a tax number whose check is wrong, and a special invoice without its four fields. */
function refuseFaults(draft: Draft): void {
  const fault = draft.taxNo.length === 18 ? creditCodeFault(draft.taxNo) : null
  if (fault) throw new Refusal(`税号：${fault}`, 'CONFLICT')
  if (draft.type !== 'special') return
  const lacking = (Object.keys(needed) as (keyof typeof needed)[]).filter((name) => !draft[name])
  if (lacking.length > 0)
    throw new Refusal(`专用发票还需填写${lacking.map((name) => needed[name]).join('、')}`, 'CONFLICT')
}

const columnsOf = (draft: Draft) => ({
  type: draft.type,
  title: draft.title,
  tax_no: draft.taxNo,
  bank: draft.bank ?? '',
  bank_account: draft.bankAccount ?? '',
  address: draft.address ?? '',
  tel: draft.tel ?? '',
  email: draft.email ?? '',
  receiver: draft.receiver ?? '',
  receiver_mobile: draft.receiverMobile ?? '',
  receiver_address: draft.receiverAddress ?? '',
})

/** The bridge from the row to the wire. */
export const presentTitle = (row: TitleRow): invoice.Invoice => ({
  id: row.id,
  type: row.type,
  title: row.title,
  taxNo: row.tax_no,
  isDefault: row.is_default,
  ...told({
    bank: row.bank,
    bankAccount: row.bank_account,
    address: row.address,
    tel: row.tel,
    email: row.email,
    receiver: row.receiver,
    receiverMobile: row.receiver_mobile,
    receiverAddress: row.receiver_address,
  }),
})
