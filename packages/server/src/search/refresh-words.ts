import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { hasCurrentWords, lexerVersion, noteCurrentWords } from './lexer-version.ts'
import { wordTables, writeWordsAfter, type WordTable } from './word-batches.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** Writes a batch of the words that parts and datasheets are found by anew. */
    words: WordsJob
  }
}

/** One batch of words that are written anew: the rows of a table after a number. */
export interface WordsJob {
  version: number
  table: WordTable
  after: number
}

/**
 * Has words of an older form written anew behind the scenes; a database with nothing in it is noted as current at
 * once. A round that is under way goes on where it was, one that was given up begins again.
 */
export async function wantCurrentWords(db: Db): Promise<void> {
  if (await hasCurrentWords(db)) return
  if (await isEmpty(db)) return noteCurrentWords(db)
  await db.deleteFrom('job').where('kind', '=', 'words').where('state', 'in', ['done', 'failed']).execute()
  const isUnderWay = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'words')
    .where(sql<boolean>`payload ->> 'version' = ${String(lexerVersion)}`)
    .executeTakeFirst()
  if (!isUnderWay) await wantBatch(db, wordTables[0], 0)
}

const isEmpty = async (db: Db): Promise<boolean> =>
  !(await db.selectFrom('part').select('id').limit(1).executeTakeFirst()) &&
  !(await db.selectFrom('datasheet').select('id').limit(1).executeTakeFirst())

const wantBatch = (db: Db, table: WordTable, after: number): Promise<void> =>
  enqueue(db, 'words', [{ key: `${lexerVersion}:${table}:${after}`, payload: { version: lexerVersion, table, after } }])

/** Writes one batch of words anew and asks for the next; after the last one the database is noted as current. */
export async function refreshWords({ db }: Pick<House, 'db'>, { version, table, after }: WordsJob): Promise<void> {
  // Between servers of two versions each batch is left to the server that knows its words.
  if (version > lexerVersion)
    throw new Error(`These words are of version ${version}; this server writes ${lexerVersion}.`)
  if (version < lexerVersion) return
  await db.transaction().execute(async (tx) => {
    // An import that holds the same rows in another order goes first.
    await sql`set local lock_timeout = '500ms'`.execute(tx)
    const last = await writeWordsAfter(tx, table, after)
    const next = wordTables[wordTables.indexOf(table) + 1]
    if (last !== undefined) await wantBatch(tx, table, last)
    else if (next) await wantBatch(tx, next, 0)
    else await noteCurrentWords(tx)
  })
}
