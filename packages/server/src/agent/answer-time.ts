import { sql } from 'kysely'
import type { House } from '../core/context.ts'

/** Enterprises that are counted at once. */
const batch = 500

/** Notes with every seller how fast its enterprise answers; one that nobody has asked in 90 days has no time. */
export async function noteAnswerTimes({ db, now, brought }: House): Promise<void> {
  const sellers = await db.selectFrom('seller').select('enterprise_id').distinct().execute()
  const ids = sellers.map(({ enterprise_id }) => enterprise_id)
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch)
    const answers = await brought.records.answers({ db, now }, some)
    const hours = some.map((id) => answers.get(id)?.hours ?? null)
    await sql`
      update seller set answer_hours = told.hours
      from unnest(${some}::int[], ${hours}::real[]) as told (id, hours)
      where enterprise_id = told.id and answer_hours is distinct from told.hours`.execute(db)
  }
}
