import type { demand } from '@xinpu/contract/demand'
import type { Paging } from '@xinpu/contract/page'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { boardPage } from './board.ts'
import { isOpen, presentDemands } from './demand-queries.ts'

type Clock = Pick<Context, 'db' | 'now'>

/** The open posts of a company, the newest first. */
export async function postsOfCompany(
  { db, now }: Clock,
  asked: { enterpriseId: number; type?: demand.DemandType | undefined },
  page: Paging,
) {
  const { rows, total } = await boardPage(db, now(), asked, page)
  return { data: presentDemands(rows, now()), totalRecord: total }
}

/** Closes the open posts of a company. */
export const closePosts = (tx: Db, enterpriseId: number) =>
  tx
    .updateTable('demand')
    .set({ status: 'closed' })
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '=', 'open')
    .execute()

/** How many open posts companies have, by the number of the company. */
export async function countPosts({ db, now }: Clock, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('demand')
    .select([sql<number>`demand.enterprise_id`.as('enterprise_id'), sql<number>`count(*)::int`.as('count')])
    .where('demand.enterprise_id', '=', oneOf(ids))
    .where(isOpen(now()))
    .groupBy('demand.enterprise_id')
    .execute()
  return new Map(rows.map(({ enterprise_id, count }) => [enterprise_id, count]))
}
