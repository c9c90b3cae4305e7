import { sql } from 'kysely'
import type { House } from './context.ts'

type Needs = Pick<House, 'db' | 'now'>

const keyOf = (job: string) => `turn ${job}`

/** Clocks and timers are not exact: a turn is free a little before the next is due. */
const slack = 60_000

/**
 * Whether a job is this node's for now: of several nodes on one database, one has it until the time is over. A turn that
 * seems to end later than one that begins now tells of a clock that jumped back, and is over.
 */
export async function takeTurn({ db, now }: Needs, job: string, milliseconds: number): Promise<boolean> {
  const at = now()
  const whole = new Date(at.getTime() + milliseconds)
  const ends = new Date(whole.getTime() - slack)
  const turn = await db
    .insertInto('attempt')
    .values({ key: keyOf(job), count: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ ends_at: ends, count: sql`attempt.count + 1` })
        .where((where) => where.or([where('attempt.ends_at', '<=', at), where('attempt.ends_at', '>', whole)])),
    )
    .returning('key')
    .executeTakeFirst()
  return turn !== undefined
}

/** Gives a turn back, so that a job that failed is tried in the next round. */
export const releaseTurn = ({ db }: Pick<Needs, 'db'>, job: string) =>
  db.deleteFrom('attempt').where('key', '=', keyOf(job)).execute()

/** When the turns of some jobs end, by their names; a job that nobody has had a turn at is not among them. */
export async function turnsOf({ db }: Pick<Needs, 'db'>, jobs: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const names = new Map(jobs.map((job) => [keyOf(job), job]))
  const turns = await db
    .selectFrom('attempt')
    .select(['key', 'ends_at'])
    .where('key', 'in', [...names.keys()])
    .execute()
  return new Map(turns.map(({ key, ends_at }) => [names.get(key) ?? key, ends_at]))
}
