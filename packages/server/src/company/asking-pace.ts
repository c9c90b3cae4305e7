import { createHash } from 'node:crypto'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttlePlace, type Pace } from '../core/throttle.ts'

/** A page of a company that nobody opened before takes up to 26 questions: an hour has ten of those, a day thirty. */
const paces: readonly Pace[] = [
  { most: 260, minutes: 60 },
  { most: 780, minutes: 24 * 60 },
]
const day = 24 * 60 * 60_000

/** Counts what a place has the provider asked; one place does not use up what all have of a day. */
export async function paceAsking(
  context: Pick<Context, 'address' | 'companies' | 'db' | 'now'>,
  questions = 1,
): Promise<void> {
  if (!context.companies.isMetered) return
  await throttlePlace(context, 'company asked', ...paces.map((pace) => ({ ...pace, weight: questions })))
}

/** What is asked for in vain is known by its hash: words that somebody typed are not kept. */
const markOf = (what: string) => createHash('sha256').update(what).digest('base64url')

/** Whether the provider had nothing of it within a day. */
export async function isMissed({ db, now }: Pick<Context, 'db' | 'now'>, what: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_miss')
    .select('mark')
    .where('mark', '=', markOf(what))
    .where('ends_at', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers that the provider has nothing of it: for a day nobody asks again. */
export async function noteMiss({ db, now }: Pick<Context, 'db' | 'now'>, what: string): Promise<void> {
  const ends_at = new Date(now().getTime() + day)
  await db
    .insertInto('company_miss')
    .values({ mark: markOf(what), ends_at })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ ends_at }))
    .execute()
}

export const dropMisses = async (db: Db, now: Date): Promise<void> =>
  void (await db.deleteFrom('company_miss').where('ends_at', '<=', now).execute())
