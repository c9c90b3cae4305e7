import type { demand, home } from '@xinpu/contract/demand'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { offersOf, presentWith, type Offers } from '../enterprise/enterprise-page.ts'
import { enterprises, type EnterpriseRow } from '../enterprise/enterprise-queries.ts'
import { boardPage, firstOnBoard } from './board.ts'
import { isOpen, presentDemands } from './demand-queries.ts'

/** Posts of a kind, and companies, on the front page. */
const postCount = 10
const companyCount = 8

export const homeHandlers: HandlersOf<typeof home> = {
  async index(_, context) {
    const { db } = context
    const at = context.now()
    const [demands, supplies] = [await newest(db, at, 1), await newest(db, at, 0)]
    const { counts, companies, offers } = await boardAt(db, at)
    return { demands, supplies, enterprises: await presentWith(context, companies, offers), ...counts }
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
const posters = (db: Db, at: Date) =>
  enterprises(db)
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

interface Counts {
  total: number
  demandCount: number
  supplyCount: number
  todayCount: number
}

/** What all who ask are told alike. */
interface Board {
  at: Date
  counts: Counts
  companies: EnterpriseRow[]
  offers: ReadonlyMap<number, Offers>
}

/** A large board is counted anew after so many milliseconds; a small one each time. */
const countsLast = 20_000
const largeBoard = 10_000
const counted = new WeakMap<Db, Board>()

async function boardAt(db: Db, at: Date): Promise<Board> {
  const kept = counted.get(db)
  if (kept && Math.abs(at.getTime() - kept.at.getTime()) < countsLast) return kept
  const [counts, companies] = await Promise.all([count(db, at), posters(db, at)])
  const ids = companies.map(({ id }) => id)
  const board = { at, counts, companies, offers: await offersOf({ db, now: () => at }, ids) }
  if (counts.total > largeBoard) counted.set(db, board)
  return board
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
