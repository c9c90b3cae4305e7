import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const everyTenMinutes = 10 * 60_000
/** Rows of a table that died, or changed since it was measured, before it is worth the work. */
const threshold = 10_000

/** PGlite says autovacuum is on, and never runs it: a timer does its work, one table at a time. */
export function startVacuum(db: Kysely<Tables>): () => void {
  const timer = setInterval(() => void vacuumWorst(db).catch(() => {}), everyTenMinutes)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Tells the planner what tables hold, all of them if none is named. PostgreSQL does so by itself, some time after many
 * rows came; until then it takes every value for as frequent as any other, and reads a whole category where an index
 * knows that there is nothing.
 */
export const measureTables = (db: Kysely<Tables>, ...names: (keyof Tables)[]) =>
  sql`analyze ${sql.join(names.map((name) => sql.table(name)))}`.execute(db)

/** Cleans and measures the table with the most dead or changed rows, when they are many; answers its name. */
export async function vacuumWorst(db: Kysely<Tables>, atLeast = threshold): Promise<string | undefined> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where greatest(n_dead_tup, n_mod_since_analyze) >= ${atLeast}
    order by greatest(n_dead_tup, n_mod_since_analyze) desc limit 1
  `.execute(db)
  const [worst] = rows
  if (worst) await sql`vacuum (analyze) ${sql.table(worst.relname)}`.execute(db)
  return worst?.relname
}
