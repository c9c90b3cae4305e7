import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CompiledQuery, sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { Db } from '../core/database.ts'
import type { FileStore } from '../storage/file-store.ts'
import { fileEntry, manifestName, tableEntry, type ArchiveManifest } from './archive-manifest.ts'
import { archiveTables, schemaVersion, type ArchiveTable } from './archive-tables.ts'

const pageSize = 2000

/** Writes everything there is into one .zip: a file of rows for each table, and every stored file under its hash. */
export async function exportArchive(db: Db, store: FileStore, path: string): Promise<ArchiveManifest> {
  const draft = `${path}.part`
  try {
    // One transaction, so that all tables are of one moment.
    const manifest = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => write(transaction, store, draft))
    await rename(draft, path)
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function write(db: Db, store: FileStore, path: string): Promise<ArchiveManifest> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path))
  written.catch(() => {})
  const manifest: ArchiveManifest = { format: 1, schema: await schemaVersion(db), tables: [], files: [] }
  for (const table of await archiveTables(db)) manifest.tables.push(await addTable(zip, db, table))
  manifest.files = await addFiles(zip, db, store)
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), manifestName)
  zip.end()
  await written
  return manifest
}

async function addTable(zip: ZipFile, db: Db, table: ArchiveTable): Promise<ArchiveManifest['tables'][number]> {
  const hash = createHash('sha256')
  const told = { rows: 0 }
  await addStream(zip, Readable.from(pages(db, table, { hash, told })), {
    name: tableEntry(table.name),
    compress: true,
  })
  return { name: table.name, rows: told.rows, sha256: hash.digest('hex') }
}

/** Adds an entry and waits until it is in: one open stream at a time, whatever the number of files. */
async function addStream(
  zip: ZipFile,
  stream: Readable,
  { name, compress }: { name: string; compress: boolean },
): Promise<void> {
  const ended = once(stream, 'end')
  zip.addReadStream(stream, name, { compress })
  await ended
}

async function* pages(
  db: Db,
  table: ArchiveTable,
  { hash, told }: { hash: Hash; told: { rows: number } },
): AsyncGenerator<Buffer> {
  let last: string | undefined
  for (;;) {
    const rows = await page(db, table, last)
    if (rows.length === 0) return
    told.rows += rows.length
    last = rows.at(-1)
    const bytes = Buffer.from(rows.join('\n') + '\n')
    hash.update(bytes)
    yield bytes
  }
}

/** The rows after the last one, as lines of JSON. The key is compared by its own types, so that its index is used. */
async function page(db: Db, { name, columns, key }: ArchiveTable, last: string | undefined): Promise<string[]> {
  const list = (own: ArchiveTable['key']) => own.map((column) => `"${column.name}"`).join(', ')
  const place = key.map(({ type }, index) => `$${index + 1}::${type}`).join(', ')
  const after = last ? `where (${list(key)}) > (${place})` : ''
  // tsvector has no JSON form of its own: its text is read back by the same type.
  const read = columns
    .map((column) => (column.type === 'tsvector' ? `"${column.name}"::text` : `"${column.name}"`))
    .join(', ')
  const query = `select row_to_json(archived)::text as line from (select ${read} from "${name}" ${after} order by ${list(key)} limit ${pageSize}) archived`
  const told = last ? (JSON.parse(last) as Record<string, unknown>) : {}
  const { rows } = await db.executeQuery<{ line: string }>(
    CompiledQuery.raw(query, last ? key.map((column) => told[column.name]) : []),
  )
  return rows.map(({ line }) => line)
}

/** Adds each file that is still there; one that is lost is lost in the archive too, and not in its list. */
async function addFiles(zip: ZipFile, db: Db, store: FileStore): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`select sha256 from file order by sha256`.execute(db)
  const there: string[] = []
  for (const { sha256 } of rows) {
    if ((await store.sizeOf(sha256)) === undefined) continue
    await addStream(zip, store.read(sha256), { name: fileEntry(sha256), compress: false })
    there.push(sha256)
  }
  return there
}
