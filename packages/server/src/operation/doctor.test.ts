import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { startStandIn } from '../../test/opensearch-stand-in.ts'
import { readSettings } from '../core/settings.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { filesFolder } from '../storage/file-store.ts'
import { pathOf } from '../storage/folder-store.ts'
import { around, examine } from './doctor.ts'
import { storedFiles } from './stored-files.ts'
import { waitingJobs } from './waiting-jobs.ts'

test('what cannot be reached is told with what to do, and the rest is looked at all the same', async () => {
  const settings = {
    ...readSettings({ SANDBOX: '1' }),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    mail: { url: 'smtp://127.0.0.1:1', from: 'a@b.test' },
    openSearch: { url: 'http://127.0.0.1:1', index: 'parts' },
  }
  const found = await examine(settings)
  const said = Object.fromEntries(found.map(({ name, ...told }) => [name, told]))
  expect(said['数据库']).toMatchObject({ state: 'wrong', said: expect.stringContaining('DATABASE_URL') })
  expect(said['邮件']?.state).toBe('wrong')
  expect(said['OpenSearch']?.state).toBe('wrong')
  expect(said['数据目录']?.state).toBe('ok')
  expect(said['短信']).toEqual({ state: 'known', said: '由沙箱代替。' })
})

test('a file that the database names and nobody has is missed', async () => {
  await using house = await openHouse()
  const { db, files, settings } = house.house
  const sha256 = await files.put(Buffer.from('bytes'))
  await db.insertInto('file').values({ sha256, bytes: 5, type: 'application/pdf' }).execute()
  expect(await storedFiles(db, files)).toEqual({ known: 1, missing: 0 })
  await rm(join(filesFolder(settings.dataDir), pathOf(sha256)))
  expect(await storedFiles(db, files)).toEqual({ known: 1, missing: 1 })
})

test('work that is asked for at a moment to come does not wait before it, however long ago it was asked for', async () => {
  await using house = await openHouse()
  const { db } = house.house
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const due = [at(60), at(-10)].map((notBefore, key) => ({ key, payload: { payOrderId: key }, notBefore }))
  await enqueue(db, 'unpaidOrder', due)
  await db
    .updateTable('job')
    .set({ created_at: at(-120), run_at: at(-120) })
    .where('kind', '=', 'unpaidOrder')
    .execute()
  expect(await waitingJobs(db)).toEqual({ failed: 0, waiting: 1, minutes: 10 })
})

test('of OpenSearch it tells the version and how far the index has followed, and one that is too old is wrong', async () => {
  await using standIn = await startStandIn()
  const settings = { ...readSettings({ SANDBOX: '1' }), openSearch: { url: standIn.url, index: 'parts' } }
  const told = async () => (await around(settings)).outside.find(({ name }) => name === 'OpenSearch')
  expect(await told()).toMatchObject({ state: 'known', said: expect.stringContaining('还没有索引') })
  standIn.fault = (asked) => (asked === 'GET /' ? { status: 200, body: { version: { number: '2.14.0' } } } : undefined)
  expect(await told()).toMatchObject({ state: 'wrong', said: expect.stringContaining('2.14.0 太旧') })
})
