import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { draftPath } from '../storage/drafts.ts'
import type { FileStore } from '../storage/file-store.ts'
import { fileEntry, tableEntry, type ArchiveManifest } from './archive-manifest.ts'
import { openArchive, type Archive } from './archive-reader.ts'
import { pages } from './archive-rows.ts'
import { archiveTables, schemaVersion, type ArchiveTable } from './archive-tables.ts'

/** Where files go, by way of a folder of drafts. */
interface Place {
  files: FileStore
  dataDir: string
}

/** Puts an archive in place of everything there is: the tables in one transaction, the files beside those that are there. */
export async function importArchive(db: Db, place: Place, path: string): Promise<ArchiveManifest> {
  const archive = await openArchive(path)
  try {
    const { manifest } = archive
    const schema = await schemaVersion(db)
    if (manifest.schema !== schema)
      throw new Error(`The archive is of ${manifest.schema}, this server of ${schema}: use the version that made it.`)
    for (const sha256 of manifest.files) await importFile(archive, place, sha256)
    await db.transaction().execute((transaction) => importTables(transaction, archive))
    return manifest
  } finally {
    archive.close()
  }
}

/** The hash is the name: bytes that do not make it are refused. */
async function importFile(archive: Archive, { files, dataDir }: Place, sha256: string): Promise<void> {
  // Its row comes later.
  if (await files.renew(sha256)) return
  const draft = draftPath(dataDir)
  const { tap, sum } = summing()
  try {
    await pipeline(await archive.read(fileEntry(sha256)), tap, createWriteStream(draft, { flags: 'wx', flush: true }))
    if (sum() !== sha256) throw new Error(`The file ${sha256} is damaged in the archive.`)
    await files.adopt(draft, sha256)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A stream that lets bytes through and adds them up. */
function summing() {
  const hash = createHash('sha256')
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { tap, sum: () => hash.digest('hex') }
}

async function importTables(db: Db, archive: Archive): Promise<void> {
  const tables = await archiveTables(db)
  await sql`select set_config('xinpu.puts_back', 'yes', true)`.execute(db)
  await sql.raw(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`).execute(db)
  for (const table of tables) {
    const told = archive.manifest.tables.find(({ name }) => name === table.name)
    if (!told) throw new Error(`The archive has no table ${table.name}.`)
    await importTable(db, table, { archive, told })
  }
}

async function importTable(
  db: Db,
  table: ArchiveTable,
  { archive, told }: { archive: Archive; told: ArchiveManifest['tables'][number] },
): Promise<void> {
  const { tap, sum } = summing()
  const stream = await archive.read(tableEntry(table.name))
  stream.on('error', (error) => tap.destroy(error))
  let count = 0
  // A tree goes in at once: a row may point at one that comes after it.
  for await (const rows of pages(stream.pipe(tap), table.isTree)) {
    await insertRows(db, table, rows)
    count += rows.length
  }
  if (count !== told.rows || sum() !== told.sha256)
    throw new Error(`The table ${table.name} is damaged in the archive.`)
  for (const column of table.identities) await resumeIdentity(db, table.name, column)
}

async function insertRows(db: Db, { name, columns }: ArchiveTable, rows: readonly string[]): Promise<void> {
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  const statement = `insert into "${name}" (${list}) overriding system value select ${list} from json_populate_recordset(null::"${name}", $1::json)`
  await db.executeQuery(CompiledQuery.raw(statement, [`[${rows.join(',')}]`]))
}

/** The next number follows the highest. */
async function resumeIdentity(db: Db, table: string, column: string): Promise<void> {
  await sql
    .raw(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 1), max("${column}") is not null) from "${table}"`,
    )
    .execute(db)
}
