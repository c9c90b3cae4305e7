import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { freshDatabase } from '../../test/fresh-database.ts'
import type { Database, Db } from '../core/database.ts'
import { folderStore, pathOf } from '../storage/folder-store.ts'
import { exportArchive, importArchive } from './archive.ts'
import { seedCatalogue } from './seed-catalogue.ts'

let folder: string
let source: Database
let target: Database
const pdf = Buffer.from('%PDF-1.7 a small file')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinpu-archive-'))
  source = await freshDatabase(join(folder, 'one'))
  target = await freshDatabase(join(folder, 'two'))
  await seedCatalogue(source.db)
  const sha256 = await storeOf('one').put(pdf)
  await source.db.insertInto('file').values({ sha256, bytes: pdf.length, type: 'application/pdf' }).execute()
  await source.db
    .insertInto('account')
    .values({ mobile: '+86-13800000000', nick_name: '引号"\\\n换行', password_hash: null })
    .execute()
})

afterAll(async () => {
  await source.close()
  await target.close()
  await rm(folder, { recursive: true, force: true })
})

const files = (name: string) => join(folder, `files-${name}`)
const storeOf = (name: string) => folderStore(files(name))
const placeOf = (name: string) => ({ files: storeOf(name), dataDir: folder })
const zipPath = (name: string) => join(folder, `${name}.zip`)

test('what an archive took is what it gives, to the last sum', async () => {
  const taken = await exportArchive(source.db, storeOf('one'), zipPath('one'))
  await importArchive(target.db, placeOf('two'), zipPath('one'))
  const again = await exportArchive(target.db, storeOf('two'), zipPath('two'))
  expect(again).toEqual(taken)
  expect(taken.tables.find(({ name }) => name === 'part')?.rows).toBeGreaterThan(1500)
  const [sha256 = ''] = taken.files
  expect(await readFile(join(files('two'), pathOf(sha256)))).toEqual(pdf)
})

test('numbers go on where they stopped, and words are still found', async () => {
  const { id } = await target.db
    .insertInto('account')
    .values({ mobile: '+86-13800000001', nick_name: 'b', password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(2)
  const found = await sql<{ model: string }>`select model from part where words @@ 'stm32f103c8t6'::tsquery`.execute(
    target.db,
  )
  expect(found.rows).toEqual([{ model: 'STM32F103C8T6' }])
})

const partCount = async (db: Db) =>
  (
    await db
      .selectFrom('part')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

async function zipOf(entries: Record<string, string>): Promise<string> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const path = zipPath('wrong')
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

test('an archive that is not ours, or changed, leaves everything as it is', async () => {
  const before = await partCount(target.db)
  const read = async (path: string) => importArchive(target.db, placeOf('two'), path)
  await expect(read(await zipOf({ 'a.txt': 'a' }))).rejects.toThrow('does not belong')
  await expect(read(await zipOf({ 'manifest.json': '{}' }))).rejects.toThrow('cannot be read')
  await expect(
    read(await zipOf({ 'manifest.json': JSON.stringify({ format: 1, schema: '0000-older', tables: [], files: [] }) })),
  ).rejects.toThrow('0000-older')
  const { schema, tables } = await exportArchive(target.db, storeOf('two'), zipPath('three'))
  const wrong = { format: 1, schema, tables, files: [] }
  const empty = Object.fromEntries(tables.map(({ name }) => [`tables/${name}.ndjson`, '']))
  await expect(read(await zipOf({ ...empty, 'manifest.json': JSON.stringify(wrong) }))).rejects.toThrow('damaged')
  const sha256 = '0'.repeat(64)
  const lying = { ...wrong, files: [sha256] }
  await expect(read(await zipOf({ [`files/${sha256}`]: 'x', 'manifest.json': JSON.stringify(lying) }))).rejects.toThrow(
    'damaged',
  )
  const garbage = zipPath('garbage')
  await writeFile(garbage, 'not a zip')
  await expect(read(garbage)).rejects.toThrow(/central directory/i)
  expect(await partCount(target.db)).toBe(before)
})

test('a name that climbs out of the archive is refused', async () => {
  const path = await zipOf({ 'aa/aa/evil': 'x' })
  const bytes = await readFile(path)
  await writeFile(path, Buffer.from(bytes.toString('latin1').replaceAll('aa/aa/evil', '../../evil'), 'latin1'))
  await expect(importArchive(target.db, placeOf('two'), path)).rejects.toThrow(/relative path/)
})
