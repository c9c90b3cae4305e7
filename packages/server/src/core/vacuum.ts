import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const everyTenMinutes = 10 * 60_000
/** Dead rows in a table before it is worth cleaning. */
const threshold = 10_000

/** PGlite says autovacuum is on, and never runs it: a timer does its work, one table at a time. */
export function startVacuum(db: Kysely<Tables>): () => void {
  const timer = setInterval(() => void vacuumWorst(db).catch(() => {}), everyTenMinutes)
  timer.unref()
  return () => clearInterval(timer)
}

/** Cleans the table with the most dead rows, when they are many; answers its name. */
export async function vacuumWorst(db: Kysely<Tables>, atLeast = threshold): Promise<string | undefined> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where n_dead_tup >= ${atLeast} order by n_dead_tup desc limit 1
  `.execute(db)
  const [worst] = rows
  if (worst) await sql`vacuum (analyze) ${sql.table(worst.relname)}`.execute(db)
  return worst?.relname
}
