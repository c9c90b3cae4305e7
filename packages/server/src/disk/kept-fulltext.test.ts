import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { pagesPdf } from '../../test/pages-pdf.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

let house: TestHouse
let catalogue: Catalogue
let someone: Person
let other: Person

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  someone = await house.login()
  other = await house.login('+86-13800000009')
  await runDueJobs(house.house, { error: () => {} })
})
afterAll(() => house[Symbol.asyncDispose]())

const disk = (person = someone) => house.as(person).disk
const read = () => runDueJobs(house.house, { error: () => {} })
const foundBy = async (keywords: string, more = {}) => (await disk().file.fulltext({ keywords, ...more })).data

async function putPdf(name: string, pages: string[], dirId?: number) {
  const bytes = await pagesPdf(pages)
  const { url } = await disk().upload.add({ file: new File([new Uint8Array(bytes)], name), type: 'disk' })
  return disk().file.add({ name, url, ...(dirId && { dirId }) })
}

test("words inside one's own PDFs and kept datasheets are found with their pages, and nobody else's are", async () => {
  const kept = await putPdf('纪要.pdf', ['Cover', 'The soft-start capacitor is 22 nF.', 'soft start again'])
  expect((await disk().file.fulltext({ keywords: 'soft-start' })).unread).toBe(1)
  await read()
  const [hit] = await foundBy('soft-start')
  expect(hit).toMatchObject({ file: { id: kept.id, kind: 'file' }, total: 2, hits: [{ page: 2 }, { page: 3 }] })
  const [{ snippet, marks } = { snippet: '', marks: [] }] = hit?.hits ?? []
  expect(snippet.slice(marks[0]?.start, marks[0]?.end)).toBe('soft-start')
  expect((await disk(other).file.fulltext({ keywords: 'soft-start' })).data).toEqual([])
  expect(await foundBy('soft-start', { kind: 'spec' })).toEqual([])

  expect(await foundBy('Dual Operational')).toEqual([])
  await disk().specFile.add({ specIds: [catalogue.opampSheet] })
  const [sheet] = await foundBy('Dual Operational')
  expect(sheet).toMatchObject({ file: { specId: catalogue.opampSheet, revision: 'B' }, total: 5 })
  expect(sheet?.hits.map(({ page }) => page)).toEqual([1, 2, 3, 4])
})

test('a name stands in for a word, a folder narrows, and what is in the bin is not found', async () => {
  const folder = await disk().fileFolder.add({ name: '项目' })
  const inner = await disk().fileFolder.add({ name: '里面', parentId: folder.id })
  const one = await putPdf('网关评审.pdf', ['ripple below 12 mV'], inner.id)
  await putPdf('别的评审.pdf', ['ripple below 30 mV'])
  await read()
  expect((await foundBy('网关评审 ripple')).map(({ file }) => file.id)).toEqual([one.id])
  expect((await foundBy('ripple', { kind: 'file', dirId: folder.id })).map(({ file }) => file.id)).toEqual([one.id])
  expect(await foundBy('ripple')).toHaveLength(2)
  await disk().file.remove({ ids: [one.id] })
  expect(await foundBy('ripple')).toHaveLength(1)
})

test('the same bytes are read once, and a copy is found as well', async () => {
  const kept = await putPdf('a.pdf', ['unobtainium inside'])
  await read()
  const folder = await disk().fileFolder.add({ name: '副本' })
  await disk().file.copy({ ids: [kept.id], dirId: folder.id })
  await read()
  expect(await foundBy('unobtainium')).toHaveLength(2)
})

test('a PDF that is none waits for nothing, and is found by its name', async () => {
  const { url } = await disk().upload.add({ file: new File(['x'], 'broken.pdf'), type: 'disk' })
  await disk().file.add({ name: 'broken.pdf', url })
  await read()
  const { data, unread } = await disk().file.fulltext({ keywords: 'broken' })
  expect(data).toMatchObject([{ file: { name: 'broken.pdf' }, hits: [], total: 0 }])
  expect(unread).toBe(0)
})
