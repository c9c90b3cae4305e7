import { copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import * as z from 'zod'
import { openDatabase, type Db } from '../core/database.ts'
import { lockFolder } from '../core/folder-lock.ts'
import { OperatorError } from '../core/operator-error.ts'
import type { Settings } from '../core/settings.ts'
import { fileStore, filesFolder } from '../storage/file-store.ts'
import { folderStore } from '../storage/folder-store.ts'
import { copyFiles } from '../storage/move-files.ts'
import { runTool } from './postgres-tool.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'keepsFilesIn' | 's3'>

/** What lies beside the data of a backup, and what a restored database is held to. */
const Told = z.object({
  kind: z.enum(['pglite', 'postgresql']),
  madeAt: z.iso.datetime(),
  /** Rows of each table. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})
type Told = z.infer<typeof Told>

const dumpName = 'database.dump'
const folderName = 'database'

/**
 * Writes a backup into a folder of its own: the database as PostgreSQL's own program dumps it, or the folder of PGlite,
 * and every file. The database first: files that a text names are there before the text is, and stay for a day after.
 */
export async function backUp(place: Place, folder: string, now: Date): Promise<Told> {
  await refuseUsed(folder)
  await mkdir(folder, { recursive: true })
  const rows = place.databaseUrl
    ? await dump(place.databaseUrl, join(folder, dumpName))
    : await copyPglite(place, join(folder, folderName))
  const files = await saveFiles(place, folder)
  const told: Told = { kind: place.databaseUrl ? 'postgresql' : 'pglite', madeAt: now.toISOString(), rows, files }
  // Last: a backup without it was cut off.
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(told, null, 2)}\n`)
  return told
}

/** Dumps and counts at one moment, while others go on writing. */
async function dump(databaseUrl: string, file: string): Promise<Told['rows']> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx)
        const terms = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`]
        await runTool('pg_dump', databaseUrl, [...terms, `--file=${file}`])
        return countedRows(tx)
      })
  } finally {
    await close()
  }
}

/** Puts a backup into an empty database and an empty folder, and holds it to what it tells. */
export async function restore(place: Place, folder: string): Promise<Told> {
  const told = await toldIn(folder)
  refuseOther(told, place)
  if (place.databaseUrl) await restorePostgres(place.databaseUrl, join(folder, dumpName))
  else await restorePglite(join(folder, folderName), join(place.dataDir, 'database'))
  await bringFiles(place, folder)
  await holdTo(told, place)
  return told
}

async function holdTo(told: Told, place: Place): Promise<void> {
  const { db, close } = await openDatabase(place)
  try {
    // Positions of the outbox mean nothing to another database; indexes are made anew.
    await sql`delete from outbox`.execute(db)
    const rows = await countedRows(db)
    // Tables of a newer version may have more: its migrations bring rows along.
    const lacking = Object.entries(told.rows).filter(([table, count]) => (rows[table] ?? 0) < count)
    if (lacking.length > 0) throw new OperatorError(`恢复的数据与备份不一致：${lacking.map(lackOf(rows)).join('；')}。`)
  } finally {
    await close()
  }
}

const lackOf =
  (rows: Told['rows']) =>
  ([table, count]: [string, number]) =>
    `${table} 应有 ${count} 行，实有 ${rows[table] ?? 0} 行`

/** Rows of all tables but those whose rows are of one database alone. */
async function countedRows(db: Db): Promise<Told['rows']> {
  const tables = await db.introspection.getTables()
  const names = tables.filter(({ isView, name }) => !isView && !passing.has(name)).map(({ name }) => name)
  const counts: [string, number][] = []
  for (const name of names) counts.push([name, await countIn(db, name)])
  return Object.fromEntries(counts)
}

const passing = new Set(['outbox'])

async function countIn(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

async function restorePostgres(databaseUrl: string, dump: string): Promise<void> {
  await runTool('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${new URL(databaseUrl).pathname.slice(1)}`,
    dump,
  ]).catch((error: Error) => {
    if (!/already exists/.test(error.message)) throw error
    throw new OperatorError('DATABASE_URL 里的数据库不是空的。请用 createdb 建一个空的，再恢复到它里面。')
  })
}

/** Counts, then copies; while it is copied nobody else may open it. */
async function copyPglite({ dataDir }: Place, to: string): Promise<Told['rows']> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  const rows = await countedRows(db).finally(close)
  const from = join(dataDir, 'database')
  const unlock = await lockFolder(from, { onLost: () => {} })
  try {
    await cp(join(from, 'pg'), join(to, 'pg'), { recursive: true })
  } finally {
    unlock()
  }
  return rows
}

async function restorePglite(from: string, to: string): Promise<void> {
  await refuseUsed(to, '数据目录里已经有数据库。请用 DATA_DIR 指定一个空目录。')
  await cp(from, to, { recursive: true })
}

/** Answers how many files there are. */
async function saveFiles(place: Place, folder: string): Promise<number> {
  const to = join(folder, 'files')
  if (place.keepsFilesIn === 'folder') return copyFolder(filesFolder(place.dataDir), to)
  const { files } = await copyFiles({ from: fileStore(place), to: folderStore(to), dataDir: folder })
  await rm(join(folder, 'drafts'), { recursive: true, force: true })
  return files
}

async function bringFiles(place: Place, folder: string): Promise<void> {
  const from = join(folder, 'files')
  if (place.keepsFilesIn === 'folder') await copyFolder(from, filesFolder(place.dataDir))
  else await copyFiles({ from: folderStore(from), to: fileStore(place), dataDir: place.dataDir })
}

/** Copies what is not there yet: files are named by their content. Answers how many there are. */
async function copyFolder(from: string, to: string): Promise<number> {
  const names = await namesIn(from)
  for (const name of names) {
    const target = join(to, name)
    if (await isThere(target)) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(from, name), target)
  }
  return names.length
}

async function namesIn(folder: string): Promise<string[]> {
  if (!(await isThere(folder))) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

async function refuseUsed(folder: string, sentence = `${folder} 不是空的。请指定一个新的目录。`): Promise<void> {
  if ((await isThere(folder)) && (await readdir(folder)).length > 0) throw new OperatorError(sentence)
}

async function toldIn(folder: string): Promise<Told> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => {
    throw new OperatorError(`${folder} 里没有完整的备份：缺少 backup.json。`)
  })
  return Told.parse(JSON.parse(text))
}

function refuseOther({ kind }: Told, { databaseUrl }: Place): void {
  if ((kind === 'postgresql') === Boolean(databaseUrl)) return
  throw new OperatorError(
    kind === 'postgresql'
      ? '这份备份来自 PostgreSQL。请用 DATABASE_URL 指定一个空的 PostgreSQL 数据库。'
      : '这份备份来自 PGlite。请不要设置 DATABASE_URL，并用 DATA_DIR 指定一个空目录。',
  )
}
