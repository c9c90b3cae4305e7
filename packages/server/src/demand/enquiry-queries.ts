import type { enquiry } from '@xinpu/contract/demand'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { demands, presentDemands } from './demand-queries.ts'
import { contactsOf } from './enquiry-contact.ts'
import { roundsOf } from './enquiry-round.ts'

/** Quotes with those who sent them. */
export const enquiries = (db: Db) =>
  db
    .selectFrom('enquiry')
    .innerJoin('account as bidder', 'bidder.id', 'enquiry.account_id')
    .leftJoin('enterprise as company', 'company.id', 'enquiry.enterprise_id')
    .selectAll('enquiry')
    .select(['bidder.avatar', 'bidder.nick_name', 'company.name as company', 'company.status as company_status'])

/** Rows of quotes while they are narrowed and put in order. */
export type Enquiries = ReturnType<typeof enquiries>

export type EnquiryRow = Awaited<ReturnType<Enquiries['executeTakeFirstOrThrow']>>

/** Who looks at quotes, and when. */
interface Viewer {
  userId: number
  now: Date
}

/** Quotes as one of their two sides sees them: four questions for however many. */
export async function presentEnquiries(
  db: Db,
  rows: readonly EnquiryRow[],
  { userId, now }: Viewer,
): Promise<enquiry.EnquiryVO[]> {
  if (rows.length === 0) return []
  const posts = await demands(db)
    .where('demand.id', '=', oneOf([...new Set(rows.map((row) => row.demand_id))]))
    .execute()
  const shown = new Map(presentDemands(posts, now).map((post) => [post.id, post]))
  const rounds = await roundsOf(db, rows)
  const contacts = await contactsOf(db, rows, posts, userId)
  return rows.flatMap((row) => {
    const demandVO = shown.get(row.demand_id)
    const contact = contacts.get(row.id)
    if (!demandVO) return []
    return [{ ...present(row, userId), demandVO, rounds: rounds.get(row.id) ?? [], ...(contact && { contact }) }]
  })
}

/** The bridge from the row to the wire. Until a quote is accepted its sender is a seat, and nothing more. */
const present = (row: EnquiryRow, userId: number): Omit<enquiry.EnquiryVO, 'demandVO' | 'rounds'> => ({
  id: row.id,
  demandId: row.demand_id,
  side: row.account_id === userId ? 'bidder' : 'owner',
  seat: row.seat,
  ...(isKnownTo(row, userId) && bidderOf(row)),
  isAuth: row.company_status === 'certified',
  revision: row.revision,
  quantity: row.quantity,
  price: fromMicro(BigInt(row.price)),
  currency: row.currency,
  taxIncluded: row.tax_included,
  ...told({ batchNo: row.batch_no, delivery: row.delivery, remark: row.remark }),
  validDays: row.valid_days,
  validUntil: row.valid_until.toISOString(),
  status: row.status,
  isRead: row.is_read,
  createTime: row.created_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
})

const isKnownTo = ({ account_id, status }: EnquiryRow, userId: number) => account_id === userId || status === 'accepted'

const bidderOf = (row: EnquiryRow) => ({
  fromUser: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
  ...told({ fromEnterprise: row.company }),
  ...(row.company !== null && row.enterprise_id !== null && { fromEnterpriseId: row.enterprise_id }),
})

/** What the owner of a post is told of its quotes: how many are unread, and the best that was or can be taken. */
export const quoteFigures = (at: Date) => [
  sql<number>`(select count(*)::int from enquiry where demand_id = demand.id and not is_read)`.as('unread_count'),
  sql<number | null>`(
    select case demand.type when 1 then min(taxed_price) else max(taxed_price) end from enquiry
    where demand_id = demand.id
      and (enquiry.status = 'accepted' or enquiry.status in ('waiting', 'replied') and valid_until > ${at})
  )`.as('best_price'),
]

/** The person's own quote for a post, unless it was taken back. */
export const ownQuoteOf = (db: Db, demandId: number, accountId: number) =>
  db
    .selectFrom('enquiry')
    .select(['id', 'status'])
    .where('demand_id', '=', demandId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Which of some posts have a quote that stands so. Their quotes are held: what is found is so until the transaction ends. */
export async function postsWithQuotes(
  tx: Db,
  ids: readonly number[],
  statuses: readonly enquiry.EnquiryStatus[],
): Promise<ReadonlySet<number>> {
  const held = await tx
    .selectFrom('enquiry')
    .select(['demand_id', 'status'])
    .where('demand_id', '=', oneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Set(held.filter(({ status }) => statuses.includes(status)).map(({ demand_id }) => demand_id))
}
