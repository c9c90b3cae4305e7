import type { demand, mine } from '@xinpu/contract/demand'
import type { Paging } from '@xinpu/contract/page'
import { sql } from 'kysely'
import { paginate } from '../core/paginate.ts'
import { demands, isOpen, presentDemand } from './demand-queries.ts'
import { countHidden, isHiddenFrom } from './hidden.ts'
import { answerReason, sameBrand } from './match-sql.ts'
import type { Posting } from './posting.ts'

/**
 * Open posts of others that answer an own one, or that a kept search found, newest first, each with its reason. What an
 * alert tells of is among them.
 */
export async function recommendedFor(
  context: Posting,
  type: demand.DemandType | undefined,
  page: Paging,
): Promise<mine.RecommendedPage> {
  const { db, user, now } = context
  const query = demands(db)
    .innerJoin(foundFor(user.id).as('found'), (join) => join.onRef('found.demand_id', '=', 'demand.id'))
    .select('found.reason')
    .where(isOpen(now()))
    .where(({ not }) => not(isHiddenFrom(sql.val(user.id))))
    .$if(type !== undefined, (found) => found.where('demand.type', '=', type ?? 1))
    .orderBy('demand.updated_at', 'desc')
    .orderBy('demand.id', 'desc')
  const [{ rows, total }, hiddenCount] = await Promise.all([paginate(db, query, page), countHidden(context)])
  const data = rows.map((row) => ({ ...presentDemand(row, now()), reason: row.reason }))
  return { data, totalRecord: total, hiddenCount }
}

/**
 * Whoever posts is shown what answers at once, also what was there before; what a search finds was written down as it
 * came. A post that does both is shown for the own one.
 */
const foundFor = (accountId: number) => sql<{ demand_id: number; reason: string }>`(
  select distinct on (demand_id) demand_id, reason
  from (
    select demand.id as demand_id, ${answerReason} as reason, own.id as own_id
    from demand own
    join demand on demand.model_plain = own.model_plain and demand.type <> own.type and demand.status = 'open'
      and demand.account_id <> own.account_id and ${sameBrand}
    where own.account_id = ${accountId} and own.status in ('open', 'expired')
    union all
    select demand_id, reason, 0 from demand_match where account_id = ${accountId} and search_id is not null
  ) as each_way
  order by demand_id, own_id desc
)`
