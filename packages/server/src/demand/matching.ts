import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { startOfDay, tellOfDay } from './day-alert.ts'
import { isOpen } from './demand-queries.ts'
import { isHiddenFrom } from './hidden.ts'
import { answerReason, sameBrand, searchFinds } from './match-sql.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    demandMatch: { ids: number[] }
  }
}

/** Where a person finds what was found. */
const findings = '/userCenter/inquiryManage/recommend'

/** Asks that those be found whom posts concern that are new, or open again; within the transaction that opens them. */
export async function wantMatches(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  const [first] = ids
  if (first === undefined) return
  await enqueue(tx, 'demandMatch', [{ key: `${first} ${ids.length} ${at.getTime()}`, payload: { ids: [...ids] } }])
}

/**
 * Finds those whom new posts concern, people with an open post of the other kind for the same model and people whose
 * kept search finds them, and tells each in one line a day, with the reason. Twice tells nobody twice.
 */
export const matchDemands = ({ db, now }: Pick<House, 'db' | 'now'>, { ids }: { ids: number[] }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const told = new Set([...(await findAnswered(tx, ids, at)), ...(await findSearching(tx, ids, at))])
    // In one order, so that two jobs never wait for each other.
    for (const accountId of [...told].sort((one, other) => one - other)) await tell(tx, accountId, at)
  })

interface Found {
  account_id: number
}

async function findAnswered(tx: Db, ids: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<Found>`
    insert into demand_match (account_id, demand_id, own_id, reason, found_at)
    select distinct on (own.account_id, demand.id) own.account_id, demand.id, own.id,
      ${answerReason}, ${at}::timestamptz
    from demand
    join demand own on own.model_plain = demand.model_plain and own.type <> demand.type
      and own.account_id <> demand.account_id and own.status = 'open' and own.expires_at > ${at} and ${sameBrand}
    where demand.id = ${oneOf(ids)} and ${isOpen(at)} and not ${isHiddenFrom(sql.ref('own.account_id'))}
    order by own.account_id, demand.id, own.id desc
    on conflict do nothing returning account_id
  `.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

async function findSearching(tx: Db, ids: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<Found>`
    insert into demand_match (account_id, demand_id, search_id, reason, found_at)
    select distinct on (kept.account_id, demand.id) kept.account_id, demand.id, kept.id,
      '因为您保存了搜索“' || kept.name || '”', ${at}::timestamptz
    from demand
    left join enterprise on enterprise.id = demand.enterprise_id
    join saved_search kept on kept.scene = 'demand' and kept.notify and kept.account_id <> demand.account_id
      and ${searchFinds(sql`kept.query`)}
    where demand.id = ${oneOf(ids)} and ${isOpen(at)} and not ${isHiddenFrom(sql.ref('kept.account_id'))}
    order by kept.account_id, demand.id, kept.id desc
    on conflict do nothing returning account_id
  `.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

async function tell(tx: Db, accountId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ title: string; content: string }>`
    with found as (
      select reason, count(*)::int as count, max(found_at) as last from demand_match
      where account_id = ${accountId} and found_at >= ${startOfDay(at)} group by reason
    )
    select sum(count) || ' 条供求和您有关' as title,
      array_to_string((array_agg(reason || '，新到 ' || count || ' 条' order by last desc, reason))[1:5], '；') || '。'
        as content
    from found
  `.execute(tx)
  const [said] = rows
  if (said) await tellOfDay(tx, { accountId, at, sign: 'match', ...said, url: findings })
}
