import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withName } from '../../test/fresh-database.ts'
import { openTsv } from '../catalogue/tsv-source.ts'
import { operatorSentence } from './operator-error.ts'
import { openDatabase } from './database.ts'
import { startPglite } from './pglite.ts'
import { readSettings } from './settings.ts'

const server = process.env['XINPU_TEST_DATABASE_URL']
let folder: string

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'xinpu-complaint-'))))
afterEach(async () => rm(folder, { recursive: true, force: true }))

/** What is said of work that fails. */
const saidOf = (work: Promise<unknown>) => work.then(() => '', operatorSentence)
const opened = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: folder })

test('a variable that lacks another is told by name', async () => {
  const read = async () => readSettings({ SMTP_URL: 'smtp://mail.example.com' })
  expect(await saidOf(read())).toBe('SMTP_URL is set, so MAIL_FROM is needed too.')
})

test('what nobody foresaw is told whole', () =>
  expect(operatorSentence(new Error('odd'))).toContain('complaint.test.ts'))

test.each([
  ['that is a file', 'file', /file.* 不是目录/],
  ['below a file', 'file/data', /不是目录/],
])('a data folder %s is told in a sentence', async (_, path, sentence) => {
  await writeFile(join(folder, 'file'), '')
  expect(await saidOf(openDatabase({ databaseUrl: undefined, dataDir: join(folder, path) }))).toMatch(sentence)
})

test('a folder that is no database is left as it is', async () => {
  const database = join(folder, 'database')
  await mkdir(join(database, 'pg/base'), { recursive: true })
  const said = await saidOf(openDatabase({ databaseUrl: undefined, dataDir: folder }))
  expect(said).toMatch(/pg 里没有 PG_VERSION.*从备份恢复/)
})

test('a database that is broken is told in a sentence', async () => {
  const database = join(folder, 'pg')
  await mkdir(database)
  await writeFile(join(database, 'PG_VERSION'), '18\n')
  expect(await saidOf(startPglite(database))).toMatch(/打不开，可能已损坏.*从备份恢复/)
})

test('the making of a database that was cut short begins again', async () => {
  await mkdir(join(folder, 'pg.new/base'), { recursive: true })
  const pglite = await startPglite(join(folder, 'pg'))
  expect(await pglite.run('select 1 as one', [])).toMatchObject({ rows: [{ one: 1 }] })
  await pglite.close()
})

test('a database whose thread ends fails what was asked and what is asked later, and says so', async () => {
  const pglite = await startPglite()
  const asked = pglite.run('select pg_sleep(60)', [])
  await pglite.halt()
  await expect(asked).rejects.toThrow('数据库线程意外停止')
  await expect(pglite.run('select 1', [])).rejects.toThrow('数据库线程意外停止')
  expect(operatorSentence(await pglite.failed)).toBe('数据库线程意外停止。请重新启动。')
  await pglite.close()
})

async function all(rows: AsyncIterable<unknown>) {
  for await (const row of rows) expect(row).toBeDefined()
}

test('a table that cannot be unpacked is told in a sentence', async () => {
  const path = join(folder, 'parts.tsv.br')
  await writeFile(path, 'this is not brotli')
  const { rows } = await openTsv(path)
  expect(await saidOf(all(rows))).toBe(`${path} is broken and cannot be unpacked. Fetch it again.`)
})

test.each([
  ['nobody listens', 'postgres://xinpu@127.0.0.1:1/xinpu'],
  ['the socket is missing', `postgres://xinpu@localhost/xinpu?host=${encodeURIComponent('/no/such/folder')}`],
  ['the host has no address', 'postgres://xinpu@no-such-host.invalid/xinpu'],
])('a PostgreSQL where %s is told in a sentence', async (_, url) =>
  expect(await saidOf(opened(url))).toMatch(/^连不上 DATABASE_URL 指定的 PostgreSQL/),
)

test.skipIf(!server)('a PostgreSQL without the database is told in a sentence', async () =>
  expect(await saidOf(opened(withName(server ?? '', 'no_such_database')))).toMatch(/数据库不存在/),
)
