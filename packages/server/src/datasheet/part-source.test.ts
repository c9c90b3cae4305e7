import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { matterOf } from '../../test/refusal.ts'
import { sendSpec, specOf } from '../../test/spec.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

let house: TestHouse
let catalogue: Catalogue
let admin: Person
let giver: Person

const model = 'GRM155R71C104KA88D'

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  admin = await reviewer(house)
  giver = await house.login()
  await handIn([`${model} Capacitor`, 'Capacitance C 100nF', 'Rated voltage VR 16V'])
  await read()
})
afterAll(async () => house[Symbol.asyncDispose]())

/** A person hands in a datasheet of the part, and the desk agrees; every time it is the next revision. */
async function handIn(pages: string[]) {
  house.pass(60_000)
  const sent = await sendSpec(house, giver, await specOf(pages, pages.join(' ')))
  const { id } = await house.as(giver).datasheet.mine.add({ ...sent, brandCn: '村田', model })
  await house.as(admin).admin.audit.pass({ id: await matterOf(house, admin, { kind: 'spec', id }) })
}

const read = () => runDueJobs(house.house, { error: () => {} })

/** Where each parameter of the part is said to stand: the page, and the revision where it is an older one. */
async function sources() {
  const { params, specId } = await house.as().datasheet.part.detail({ id: catalogue.part(model) })
  const { revisions } = await house.as().datasheet.publicDetail({ id: specId ?? 0 })
  const revOf = (id: number | undefined) => (id ? revisions.find((one) => one.id === id)?.rev : 'current')
  return params.map(({ name, page, revisionId }) => [name, page, revOf(revisionId)])
}

test('a new revision keeps the sources of its parts: on its own pages, else on those of the one before', async () => {
  expect(await sources()).toEqual([
    ['容值', 2, 'current'],
    ['耐压', 3, 'current'],
  ])
  await handIn([`${model} Capacitor`, 'Contents', 'Notes', 'Capacitance C 100nF', 'Rated voltage: as ordered'])
  // Its pages are not read yet.
  expect(await sources()).toEqual([
    ['容值', 2, 'A'],
    ['耐压', 3, 'A'],
  ])
  await read()
  expect(await sources()).toEqual([
    ['容值', 4, 'current'],
    ['耐压', 3, 'A'],
  ])
})

test('a third revision leads to the newest page that says so, and an older one can still be opened', async () => {
  await handIn([`${model} Capacitor`, 'Rated voltage VR 16V'])
  await read()
  expect(await sources()).toEqual([
    ['容值', 4, 'B'],
    ['耐压', 2, 'current'],
  ])
  const { params } = await house.as().datasheet.part.detail({ id: catalogue.part(model) })
  const { statusCode } = await house.app.inject({ url: `/files/preview/${params[0]?.revisionId}.pdf` })
  expect(statusCode).toBe(200)
})
