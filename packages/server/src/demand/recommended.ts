import type { demand, mine } from '@xinpu/contract/demand'
import type { Paging } from '@xinpu/contract/page'
import { sql } from 'kysely'
import { paginate } from '../core/paginate.ts'
import { demands, isOpen, presentDemand } from './demand-queries.ts'
import type { Posting } from './posting.ts'

/** Open posts of others that answer an own one: the other kind of the same model, newest first, each with its reason. */
export async function recommendedFor(
  { db, user, now }: Posting,
  type: demand.DemandType | undefined,
  page: Paging,
): Promise<{ data: mine.RecommendedDemand[]; totalRecord: number }> {
  const query = demands(db)
    .innerJoin(
      sql<{ own_plain: string; own_type: number; own_model: string }>`(
        select distinct on (model_plain, type) model_plain as own_plain, type as own_type, model as own_model
        from demand where account_id = ${user.id} and status in ('open', 'expired') order by model_plain, type, id desc
      )`.as('own'),
      (join) => join.onRef('own_plain', '=', 'demand.model_plain').on(sql<boolean>`own_type <> demand.type`),
    )
    .select('own_model')
    .where(isOpen(now()))
    .where('demand.account_id', '<>', user.id)
    .$if(type !== undefined, (found) => found.where('demand.type', '=', type ?? 1))
    .orderBy('demand.updated_at', 'desc')
    .orderBy('demand.id', 'desc')
  const { rows, total } = await paginate(db, query, page)
  const data = rows.map((row) => ({ ...presentDemand(row, now()), reason: reasonOf(row) }))
  return { data, totalRecord: total }
}

/** Why a post is shown to somebody: whoever offers is shown what is wanted. */
const reasonOf = ({ type, own_model: model }: { type: demand.DemandType; own_model: string }) =>
  `因为您在${type === 1 ? '供' : '求'} ${model}`
