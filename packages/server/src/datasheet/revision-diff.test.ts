import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { pagesPdf } from '../../test/pages-pdf.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { keepDatasheet } from './keep-datasheet.ts'
import { changesBetween } from './revision-changes.ts'

let house: TestHouse
let catalogue: Catalogue
let person: Person
let sheet: number
let revisions: { id: number; rev: string }[]

const foot = (page: number, date: string) => `\nSLVS632 - revised ${date}\n${page}`
const before = [
  `Features\nInput 5.5 V to 36 V\nOutput current 3 A${foot(1, '2016-04')}`,
  `Old notes\nFor evaluation only${foot(2, '2016-04')}`,
  `Ratings\nJunction temperature 125 C${foot(3, '2016-04')}`,
]
const after = [
  `Features\nInput 5.5 V to 36 V\nOutput current 2.5 A${foot(1, '2017-04')}`,
  `Package outline is new${foot(2, '2017-04')}`,
  `Ratings\nThe junction temperature is 125 C${foot(3, '2017-04')}`,
]

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  person = await house.login()
  sheet = await keepDatasheet(house.house, about(), [await revisionOf('A', before), await revisionOf('B', after)])
  revisions = await house.as().datasheet.revisions({ id: sheet })
})
afterAll(async () => house[Symbol.asyncDispose]())

const about = () => ({
  brandId: catalogue.brand('ti'),
  categoryId: catalogue.category('opamp'),
  title: 'TPS5430 Datasheet',
  language: 'en' as const,
  parts: [{ id: catalogue.part('LM358'), model: 'LM358' }],
  downloadCount: 0,
})

const revisionOf = async (revision: 'A' | 'B', pages: string[]) => ({
  revision,
  bytes: await pagesPdf(pages),
  pageCount: pages.length,
  outline: [],
  publishedAt: new Date(revision === 'A' ? Date.UTC(2016, 3, 1) : Date.UTC(2017, 3, 1)),
})

const idOf = (rev: string) => revisions.find((revision) => revision.rev === rev)?.id ?? 0
const diff = (fromId: number, toId: number) => house.as(person).datasheet.revision.diff({ fromId, toId })

test('a revision whose text is not read yet is not compared', async () => {
  await expect(diff(idOf('A'), idOf('B'))).rejects.toMatchObject({ message: '版本 A 的文字还在读取，请稍后再试' })
})

test('what changed is told page by page, figures apart from words, and a foot once', async () => {
  await runDueJobs(house.house, { error: () => {} })
  const { changes, isCut, from, to } = await diff(idOf('A'), idOf('B'))
  expect([from.rev, to.rev, isCut]).toEqual(['A', 'B', false])
  expect(changes).toEqual([
    { page: 1, kind: 'figure', before: 'Output current 3 A', after: 'Output current 2.5 A' },
    { page: 1, kind: 'figure', before: 'SLVS632 - revised 2016-04', after: 'SLVS632 - revised 2017-04' },
    { page: 2, kind: 'removed', before: 'Old notes', after: '' },
    { page: 2, kind: 'removed', before: 'For evaluation only', after: '' },
    { page: 2, kind: 'added', before: '', after: 'Package outline is new' },
    {
      page: 3,
      kind: 'changed',
      before: 'Junction temperature 125 C',
      after: 'The junction temperature is 125 C',
    },
  ])
})

test('a revision does not differ from itself', async () => {
  expect((await diff(idOf('B'), idOf('B'))).changes).toEqual([])
})

test('favourites are told that are this datasheet or describe the same part', async () => {
  const { favour } = house.as(person).account
  await favour.set({ type: 1, targetId: catalogue.opampSheet, status: 1 })
  await favour.set({ type: 1, targetId: catalogue.mcuSheet, status: 1 })
  const { favourIds, bomIds } = await diff(idOf('A'), idOf('B'))
  expect({ favourIds, bomIds }).toEqual({ favourIds: [catalogue.opampSheet], bomIds: [] })
})

test('revisions of two datasheets are not compared, nor what is not there', async () => {
  const [other] = await house.as().datasheet.revisions({ id: catalogue.mcuSheet })
  await expect(diff(idOf('A'), other?.id ?? 0)).rejects.toMatchObject({ message: '这两个版本不属于同一份资料' })
  await expect(diff(2_147_483_647, idOf('B'))).rejects.toMatchObject({ message: '没有找到原版本' })
})

test('visitors log in first', async () => {
  await expect(house.as().datasheet.revision.diff({ fromId: idOf('A'), toId: idOf('B') })).rejects.toMatchObject({
    code: 401,
  })
})

test('a revision under which every runner fell silent is said to be too much', async () => {
  const { db, now } = house.house
  const id = await keepDatasheet(house.house, { ...about(), title: 'LM358 Datasheet' }, [await revisionOf('A', before)])
  const [revision] = await house.as().datasheet.revisions({ id })
  const silent = { state: 'running', tries: house.house.brought.jobs.pageText.tries, lease_until: now() } as const
  await db.updateTable('job').set(silent).where('key', '=', String(revision?.id)).execute()
  house.pass(1000)
  await runDueJobs(house.house, { error: () => {} })
  await expect(diff(revision?.id ?? 0, revision?.id ?? 0)).rejects.toMatchObject({
    message: '版本 A 的文件过于复杂，无法比较',
  })
})

test('documents of which nothing stayed are still compared in time', () => {
  const made = (seed: number) =>
    Array.from({ length: 250 }, (_, page) => ({
      page: page + 1,
      text: Array.from({ length: 60 }, (_, line) => `line ${(page * 60 + line) * seed} of ${seed}x${line}`).join('\n'),
    }))
  const began = performance.now()
  const changes = changesBetween(made(7), made(11))
  expect(changes.length).toBeGreaterThan(0)
  expect(performance.now() - began).toBeLessThan(5000)
})
