import type { demand, home } from '@xinpu/contract/demand'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { enterprises, presentEnterprise } from '../enterprise/enterprise-queries.ts'
import { boardPage, firstOnBoard } from './board.ts'
import { isOpen, presentDemands } from './demand-queries.ts'

/** Posts of a kind, and companies, on the front page. */
const postCount = 10
const companyCount = 8

export const homeHandlers: HandlersOf<typeof home> = {
  async index(_, { db, now }) {
    const at = now()
    const [demands, supplies] = [await newest(db, at, 1), await newest(db, at, 0)]
    return { demands, supplies, enterprises: await posters(db, at), ...(await countsAt(db, at)) }
  },

  async website({ type, keywords, ...page }, { db, now }) {
    const { rows, total } = await boardPage(db, now(), { type, keywords }, page)
    return { data: presentDemands(rows, now()), totalRecord: total }
  },
}

async function newest(db: Db, at: Date, type: demand.DemandType) {
  return presentDemands(await firstOnBoard(db, at, { type }, postCount), at)
}

/** Certified companies of the newest posts. */
async function posters(db: Db, at: Date) {
  const rows = await enterprises(db)
    .where('enterprise.status', '=', 'certified')
    .where(
      'enterprise.id',
      'in',
      sql<number>`(
        select enterprise_id from (
          select enterprise_id, updated_at from demand where ${isOpen(at)} order by updated_at desc limit 200
        ) as latest where enterprise_id is not null group by enterprise_id order by max(updated_at) desc
        limit ${companyCount}
      )`,
    )
    .orderBy('enterprise.id')
    .execute()
  return rows.map((row) => presentEnterprise(row))
}

interface Counts {
  total: number
  demandCount: number
  supplyCount: number
  todayCount: number
}

/** A large board is counted anew after so many milliseconds; a small one each time. */
const countsLast = 20_000
const largeBoard = 10_000
const counted = new WeakMap<Db, { at: Date; counts: Counts }>()

async function countsAt(db: Db, at: Date): Promise<Counts> {
  const kept = counted.get(db)
  if (kept && Math.abs(at.getTime() - kept.at.getTime()) < countsLast) return kept.counts
  const counts = await count(db, at)
  if (counts.total > largeBoard) counted.set(db, { at, counts })
  return counts
}

async function count(db: Db, at: Date): Promise<Counts> {
  const { rows } = await sql<Omit<Counts, 'total'>>`
    select count(*) filter (where type = 1)::int as "demandCount", count(*) filter (where type = 0)::int as "supplyCount", (
      select count(*)::int from demand
      where created_at >= date_trunc('day', ${at}::timestamptz at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
        and status <> 'draft'
    ) as "todayCount"
    from demand where ${isOpen(at)}
  `.execute(db)
  const { demandCount = 0, supplyCount = 0, todayCount = 0 } = rows[0] ?? {}
  return { demandCount, supplyCount, todayCount, total: demandCount + supplyCount }
}
