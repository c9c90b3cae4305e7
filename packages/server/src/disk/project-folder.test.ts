import type { ApiError } from '@xinpu/sdk'
import { fromBufferPromise } from 'yauzl'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let catalogue: Catalogue
let someone: Person
let other: Person

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  someone = await house.login()
  other = await house.login('+86-13800000009')
})
afterAll(() => house[Symbol.asyncDispose]())

const api = (person = someone) => house.as(person)
const refusalOf = (wish: Promise<unknown>) => wish.then(String, ({ code, message }: ApiError) => `${code} ${message}`)

const line = (rowNo: number, model: string, modelId?: number) => ({
  rowNo,
  model,
  quantity: 2,
  bucket: 'cart' as const,
  ...(modelId && { modelId }),
})

test('a list of parts gathers its datasheets in a folder of its name, twice the same, and says what has none', async () => {
  const lines = [
    line(1, 'LM358', catalogue.part('LM358')),
    line(2, 'stm32f103c8t6'),
    line(3, 'XYZ-9'),
    line(4, 'LM358'),
  ]
  const { id } = await api().demand.bom.save({ name: '网关/V3', lines })
  const first = await api().disk.specFolder.fromBom({ bomId: id })
  expect(first).toMatchObject({ folder: { name: '网关 V3', bomId: id, fileCount: 2 }, added: 2, lacking: ['XYZ-9'] })
  expect(await api().disk.specFolder.fromBom({ bomId: id })).toMatchObject({
    folder: { id: first.folder.id },
    added: 0,
  })
  const { data } = await api().disk.specFile.list({ dirId: first.folder.id })
  expect(data.map(({ specId }) => specId).toSorted()).toEqual([catalogue.opampSheet, catalogue.mcuSheet].toSorted())
  expect(data).toContainEqual(expect.objectContaining({ model: 'LM358', revision: 'B', pageCount: 5, hasNewer: false }))
  expect(await api().disk.specFolder.toBom({ id: first.folder.id })).toEqual({ bomId: id, lineCount: 4 })
})

test('a datasheet of two projects stands in both folders; moved onto itself it stands once', async () => {
  const lines = [line(1, 'LM358', catalogue.part('LM358'))]
  const { id } = await api().demand.bom.save({ name: '电源板', lines })
  const { folder } = await api().disk.specFolder.fromBom({ bomId: id })
  const other = await api().disk.specFolder.add({ name: '另一处' })
  await api().disk.specFile.add({ specIds: [catalogue.opampSheet], dirId: other.id })
  const [here] = (await api().disk.specFile.list({ dirId: folder.id })).data
  await api().disk.specFile.move({ ids: [here?.id ?? 0], dirId: other.id })
  expect((await api().disk.specFile.list({ dirId: other.id })).data).toMatchObject([{ id: here?.id }])
  expect((await api().disk.specFile.list({ dirId: folder.id })).totalRecord).toBe(0)
})

test('a folder becomes a list of its parts beside those of its name, once', async () => {
  await api().demand.bom.save({ name: '选型', lines: [line(1, 'ABC')] })
  const folder = await api().disk.specFolder.add({ name: '选型' })
  const inner = await api().disk.specFolder.add({ name: '运放', parentId: folder.id })
  expect(await refusalOf(api().disk.specFolder.toBom({ id: folder.id }))).toMatch(/^409 这个文件夹里还没有资料/)
  await api().disk.specFile.add({ specIds: [catalogue.opampSheet, catalogue.doubleSheet], dirId: inner.id })
  const made = await api().disk.specFolder.toBom({ id: folder.id })
  expect(made.lineCount).toBe(2)
  expect(await api().disk.specFolder.toBom({ id: folder.id })).toEqual(made)
  const [bom] = (await api().demand.bom.list({ id: made.bomId })).data
  expect(bom).toMatchObject({ name: '选型 (2)', lines: [{ model: 'LM358' }, { model: 'LM358DR' }] })
})

test("another's list and another's folder are not found", async () => {
  const { id } = await api().demand.bom.save({ name: '私', lines: [line(1, 'LM358', catalogue.part('LM358'))] })
  const { folder } = await api().disk.specFolder.fromBom({ bomId: id })
  expect(await refusalOf(api(other).disk.specFolder.fromBom({ bomId: id }))).toBe('404 没有找到这份 BOM')
  expect(await refusalOf(api(other).disk.specFolder.toBom({ id: folder.id }))).toBe('404 没有找到文件夹')
})

test('a folder is packed with those inside it, whoever asks gets no other’s', async () => {
  const folder = await api().disk.specFolder.add({ name: '打包' })
  const inner = await api().disk.specFolder.add({ name: '运放', parentId: folder.id })
  await api().disk.specFile.add({ specIds: [catalogue.mcuSheet], dirId: folder.id })
  await api().disk.specFile.add({ specIds: [catalogue.opampSheet], dirId: inner.id })
  const zip = await api().datasheet.file.diskDownloads({ folderIds: [folder.id], zipName: '打包' })
  const names = await namesIn(zip)
  expect(names.toSorted()).toEqual(['打包/STM32F103 数据手册.pdf', '打包/运放/LM358 Datasheet.pdf'].toSorted())
  expect(await refusalOf(api(other).datasheet.file.diskDownloads({ folderIds: [folder.id] }))).toMatch(/^404/)
  expect(await refusalOf(api().datasheet.file.diskDownloads({}))).toMatch(/^400/)
})

async function namesIn(zip: Blob): Promise<string[]> {
  const file = await fromBufferPromise(Buffer.from(await zip.arrayBuffer()))
  const names: string[] = []
  for await (const { fileName } of file.eachEntry()) names.push(fileName)
  return names
}
