import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { namedByNone, namingColumns } from './naming-columns.ts'

const day = 86_400_000
/** Rows in a statement. */
const most = 500

/** What was touched before this moment and is not named by now never will be. */
export const lateAt = (now: Date): Date => new Date(now.getTime() - day)

/**
 * Deletes rows of files that nothing names, 500 at most; answers their hashes. The bytes go afterwards. The foreign keys
 * are the last guard: a file that gets its name at this moment stays, and the statement fails.
 */
export async function dropFileRows({ db, now }: Pick<House, 'db' | 'now'>): Promise<string[]> {
  const late = lateAt(now())
  await forgetChecks(db, late)
  const naming = await namingColumns(db, 'file')
  const { rows } = await sql<{ sha256: string }>`
    with unnamed as materialized (
      select sha256 from file
      where touched_at < ${late} and ${namedByNone(naming, sql`file.sha256`)}
      limit ${most} for update skip locked
    )
    delete from file using unnamed where file.sha256 = unnamed.sha256 and touched_at < ${late}
    returning file.sha256
  `.execute(db)
  return rows.map(({ sha256 }) => sha256)
}

/** What looking into a file came to is forgotten when only that names it. */
async function forgetChecks(db: Db, late: Date): Promise<void> {
  const naming = [
    ...(await namingColumns(db, 'spec_check')),
    ...(await namingColumns(db, 'file')).filter(({ table }) => table !== 'spec_check'),
  ]
  await sql`
    with unnamed as materialized (
      select sha256 from spec_check
      where checked_at < ${late} and ${namedByNone(naming, sql`spec_check.sha256`)}
        and not exists (select from file where file.sha256 = spec_check.sha256 and touched_at >= ${late})
      limit ${most} for update skip locked
    )
    delete from spec_check using unnamed where spec_check.sha256 = unnamed.sha256
  `.execute(db)
}
