import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { readSettings } from '../core/settings.ts'
import { filesFolder } from '../storage/file-store.ts'
import { pathOf } from '../storage/folder-store.ts'
import { examine } from './doctor.ts'
import { storedFiles } from './stored-files.ts'

test('what cannot be reached is told with what to do, and the rest is looked at all the same', async () => {
  const settings = {
    ...readSettings({ SANDBOX: '1' }),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    mail: { url: 'smtp://127.0.0.1:1', from: 'a@b.test' },
  }
  const found = await examine(settings)
  const said = Object.fromEntries(found.map(({ name, ...told }) => [name, told]))
  expect(said['数据库']).toMatchObject({ state: 'wrong', said: expect.stringContaining('DATABASE_URL') })
  expect(said['邮件']?.state).toBe('wrong')
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
