import type { track } from '@xinpu/contract/portal'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context, House } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { isPerson } from '../core/is-person.ts'
import { throttlePlace } from '../core/throttle.ts'

const telling = { most: 600, minutes: 10 }
/** Rows of one day: past them only what is there already is counted on. */
const mostOfDay = 20_000
/** Half a year of days stays. */
const keptDays = 183

/** Days are counted up, people are not: no number, no address and no text of a search is kept. */
export const trackHandlers: HandlersOf<typeof track> = {
  async add({ from, value }, context) {
    if (!isPerson(context.device)) return null
    await throttlePlace(context, 'track', telling)
    await count(context, withoutNumbers(from), value)
    return null
  },
}

/** A page without the numbers of what it shows: /news/article-details/7 download is /news/article-details/* download. */
export const withoutNumbers = (from: string): string => from.replaceAll(/\/[^/\s]*\d[^/\s]*/g, '/*')

async function count({ db, now }: Pick<Context, 'db' | 'now'>, place: string, value: string): Promise<void> {
  const day = fullDay(now())
  await sql`
    insert into tracked (day, place, value)
    select ${day}::date, ${place}, ${value}
    where exists (select from tracked where day = ${day}::date and place = ${place} and value = ${value})
      or (select count(*) from tracked where day = ${day}::date) < ${mostOfDay}
    on conflict (day, place, value) do update set count = tracked.count + 1
  `.execute(db)
}

/** Lets go of days that nobody looks at any more; answers how many rows. */
export async function forgetTracked({ db, now }: Pick<House, 'db' | 'now'>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from tracked where day < ${fullDay(now())}::date - ${keptDays}::int`.execute(db)
  return Number(numAffectedRows ?? 0)
}
