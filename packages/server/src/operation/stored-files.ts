import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { FileStore } from '../storage/file-store.ts'

/** Files that one look asks for: the newest and some of the others. */
const most = 200

/** How many of the files that the database names were looked for, and how many are not where they belong. */
export async function storedFiles(db: Db, store: FileStore): Promise<{ known: number; missing: number }> {
  const { rows } = await sql<{ sha256: string; bytes: number }>`
    (select sha256, bytes from file order by sha256 limit ${most})
    union (select sha256, bytes from file order by sha256 desc limit ${most})`.execute(db)
  const sizes = await Promise.all(rows.map(({ sha256 }) => store.sizeOf(sha256)))
  return { known: rows.length, missing: rows.filter(({ bytes }, at) => sizes[at] !== Number(bytes)).length }
}
