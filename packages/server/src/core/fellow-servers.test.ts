import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { filesFolder } from '../storage/file-store.ts'
import { folderStore } from '../storage/folder-store.ts'
import { joinServers } from './fellow-servers.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

/** Starts a server on the one database; answers what it says. */
async function start(dataDir: string) {
  const said: string[] = []
  const { db } = house.house
  const leave = await joinServers({ db, files: folderStore(filesFolder(dataDir)) }, (line) => said.push(line))
  return { said, leave }
}

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-fellow-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('servers that share their files say nothing', async () => {
  const shared = await dataFolder()
  const servers = [await start(shared), await start(shared)]
  expect(servers.map(({ said }) => said)).toEqual([[], []])
  for (const { leave } of servers) await leave()
})

test('a server whose fellow keeps its files elsewhere says where, and says nothing when the other is gone', async () => {
  const [here, there] = [await dataFolder(), await dataFolder()]
  const one = await start(here)
  const other = await start(there)
  expect(one.said).toEqual([])
  expect(other.said).toEqual([expect.stringMatching(new RegExp(`本机的文件在 ${there}.*${here}.*共享存储`))])
  await other.leave()
  await sql`update server set seen_at = now() - interval '5 minutes'`.execute(house.house.db)
  const last = await start(there)
  expect(last.said).toEqual([])
  await last.leave()
  await one.leave()
})
