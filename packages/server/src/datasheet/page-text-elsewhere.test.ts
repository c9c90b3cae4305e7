import { rename } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { wantUnreadPageText } from './page-text.ts'

let house: TestHouse
const hour = 3_600_000
const quiet = { error: () => {} }

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

/** What reading came to, each outcome once. */
async function outcomes() {
  const rows = await house.house.db.selectFrom('revision_text').select('state').distinct().execute()
  return rows.map(({ state }) => state)
}

/** Files that another server has, and this one has not. */
async function withoutFiles(work: () => Promise<void>) {
  const { place: folder } = house.house.files
  await rename(folder, `${folder}-elsewhere`)
  await work()
  await rename(`${folder}-elsewhere`, folder)
}

test('a file that is missing here is read when somebody has it', async () => {
  await withoutFiles(async () => void (await runDueJobs(house.house, quiet)))
  expect(await outcomes()).toEqual(['missing'])
  house.pass(hour)
  await runDueJobs(house.house, quiet)
  expect(await outcomes()).toEqual(['read'])
})

test('a file that stays missing is asked for again with the next start or day', async () => {
  const { db } = house.house
  await withoutFiles(async () => {
    await db.deleteFrom('revision_text').execute()
    await wantUnreadPageText(db)
    for (let tries = 0; tries < 5; tries += 1) {
      house.pass(hour)
      await runDueJobs(house.house, quiet)
    }
  })
  expect(await outcomes()).toEqual(['missing'])
  expect(await runDueJobs(house.house, quiet)).toBe(0)
  await wantUnreadPageText(db)
  await runDueJobs(house.house, quiet)
  expect(await outcomes()).toEqual(['read'])
})
