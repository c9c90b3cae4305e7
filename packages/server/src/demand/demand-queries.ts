import type { demand } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { eachOf, preparedStatement } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'

/** Posts with those who posted them. Joined so that a count need not look at anybody. */
export const demands = (db: Db) =>
  db
    .selectFrom('demand')
    .leftJoin('account', 'account.id', 'demand.account_id')
    .leftJoin('enterprise', 'enterprise.id', 'demand.enterprise_id')
    .selectAll('demand')
    .select([
      sql<string>`account.avatar`.as('avatar'),
      sql<string>`account.nick_name`.as('nick_name'),
      'enterprise.name as enterprise_name',
      'enterprise.status as enterprise_status',
    ])

/** Rows of posts while they are narrowed and put in order. */
export type Demands = ReturnType<typeof demands>

export type DemandRow = Awaited<ReturnType<Demands['executeTakeFirstOrThrow']>>

const numbered = preparedStatement('demands', (db, ids) => demands(db).where('demand.id', '=', eachOf(ids)))

/** Posts by their numbers, in their order. */
export async function demandsNumbered(db: Db, ids: readonly number[]): Promise<DemandRow[]> {
  if (ids.length === 0) return []
  const byId = new Map((await numbered(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Posts that can be answered now. */
export const isOpen = (at: Date) => sql<boolean>`demand.status = 'open' and demand.expires_at > ${at}`

/** Posts that everybody may see, ended ones too; drafts and what a review turned down are their owners'. */
export const isPublic = sql<boolean>`demand.status in ('open', 'closed', 'expired')`

/** A post that everybody may see, or one of the person's own. */
export async function demandSeenBy(db: Db, id: number, accountId: number | undefined): Promise<DemandRow> {
  const row = await demands(db).where('demand.id', '=', id).executeTakeFirst()
  if (row && (row.account_id === accountId || shown.has(row.status))) return row
  throw new Refusal('没有找到这条供求，它可能已被删除', 'NOT_FOUND')
}

const shown: ReadonlySet<string> = new Set(['open', 'closed', 'expired'])

/** A post that runs out is expired from that moment; the daily work only writes it down. */
export const statusOf = ({ status, expires_at }: Pick<DemandRow, 'expires_at' | 'status'>, now: Date) =>
  status === 'open' && expires_at <= now ? 'expired' : status

/** The bridge from the row to the wire. There is no contact in it. */
export const presentDemand = (row: DemandRow, now: Date): demand.DemandVO => ({
  id: row.id,
  type: row.type,
  model: row.model,
  brand: row.brand,
  quantity: row.quantity,
  currency: row.currency,
  images: row.images,
  status: statusOf(row, now),
  userId: row.account_id,
  user: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
  isAuth: row.enterprise_status === 'certified',
  enquiryCount: row.enquiry_count,
  messageCount: row.message_count,
  viewCount: row.view_count,
  expireTime: row.expires_at.toISOString(),
  createTime: row.created_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
  ...(row.brand_id !== null && { brandId: row.brand_id }),
  ...(row.price !== null && { price: fromMicro(BigInt(row.price)) }),
  ...(row.tax_included !== null && { taxIncluded: row.tax_included }),
  ...(row.enterprise_id !== null && { enterpriseId: row.enterprise_id }),
  ...told({
    package: row.package,
    batchNo: row.batch_no,
    delivery: row.delivery,
    region: row.region,
    description: row.description,
    enterpriseName: row.enterprise_name,
  }),
})

/** The same of several rows. */
export const presentDemands = (rows: readonly DemandRow[], now: Date): demand.DemandVO[] =>
  rows.map((row) => presentDemand(row, now))
