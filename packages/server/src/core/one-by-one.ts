import { sql } from 'kysely'
import type { Db } from './database.ts'
import { kept } from './prepared-statement.ts'

/**
 * Work of whoever shares a name, in transactions one after another on all servers of the database: each sees what the
 * one before wrote, as whoever counts before adding has to.
 */
export const oneByOne = <T>(db: Db, name: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`${kept('turn_of_name')} select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
    return work(tx)
  })
