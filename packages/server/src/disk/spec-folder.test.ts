import type { ApiError } from '@xinpu/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { mostFolders } from './folder-queries.ts'

let house: TestHouse
let someone: Person
let sheets: number[]

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  someone = await house.login()
  sheets = (await house.house.db.selectFrom('datasheet').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => house[Symbol.asyncDispose]())

const disk = (person = someone) => house.as(person).disk
const codeOf = (wish: Promise<unknown>) => wish.then(String, (error: unknown) => (error as ApiError).code)

test('folders stand in folders, each with its files counted', async () => {
  const project = await disk().specFolder.add({ name: '项目 A' })
  const power = await disk().specFolder.add({ name: '电源', parentId: project.id })
  await disk().specFile.add({ specIds: [sheets[0] ?? 0], dirId: power.id })
  expect(await disk().specFolder.tree({})).toMatchObject([
    { name: '项目 A', fileCount: 0, children: [{ name: '电源', fileCount: 1, parentId: project.id, children: [] }] },
  ])
  expect(await disk().specFolder.list({ parentId: project.id })).toMatchObject([{ id: power.id }])
  const { data } = await disk().specFile.list({ dirId: power.id })
  expect(data).toMatchObject([{ specId: sheets[0], path: '/项目 A/电源', dirName: '电源', owner: 'personal' }])
})

test('two people who make one folder at once get it once', async () => {
  const both = await Promise.allSettled([1, 2].map(() => disk().specFolder.add({ name: '同名' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await codeOf(disk().specFolder.add({ name: '同名' }))).toBe(409)
})

test('two who make folders at once get only what there is room for', async () => {
  const person = await house.login('+86-13800000088')
  const rows = Array.from({ length: mostFolders - 1 }, (_, number) => ({
    account_id: person.uid,
    enterprise_id: null,
    kind: 'spec' as const,
    parent_id: null,
    name: String(number),
  }))
  await house.house.db.insertInto('disk_folder').values(rows).execute()
  const added = await Promise.allSettled(['甲', '乙', '丙'].map((name) => disk(person).specFolder.add({ name })))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(added.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 409 } })
})

test('a datasheet stands in as many folders as one likes, and in each once', async () => {
  const other = await disk().specFolder.add({ name: '另一处' })
  const [, second = 0] = sheets
  await disk().specFile.add({ specIds: [second] })
  await disk().specFile.add({ specIds: [second] })
  await disk().specFile.add({ specIds: [second], dirId: other.id })
  expect(
    (await disk().specFile.list({ keywords: '.pdf' })).data.filter(({ specId }) => specId === second),
  ).toHaveLength(2)
  expect((await disk().specFile.list({})).totalRecord).toBe(1)
  expect((await disk().specFile.list({ dirId: other.id })).totalRecord).toBe(1)
})

test('what words find is in any folder, by name or size as well', async () => {
  const { data } = await disk().specFile.list({ keywords: 'PDF', sort: 'size' })
  expect(data.map(({ size }) => size)).toEqual(data.map(({ size }) => size).toSorted((a, b) => b - a))
  expect((await disk().specFile.list({ keywords: '没有这个' })).totalRecord).toBe(0)
})

test("nobody reaches another's folders, and what is not there is refused", async () => {
  const [folder] = await disk().specFolder.list({})
  const other = await house.login('+86-13800000009')
  expect(await disk(other).specFolder.tree({})).toEqual([])
  expect(await codeOf(disk(other).specFile.list({ dirId: folder?.id ?? 0 }))).toBe(404)
  expect(await codeOf(disk(other).specFile.add({ specIds: [sheets[0] ?? 0], dirId: folder?.id ?? 0 }))).toBe(404)
  expect(await codeOf(disk(other).specFile.add({ specIds: [999_999] }))).toBe(404)
  expect(await codeOf(disk(other).specFolder.tree({ owner: 'enterprise' }))).toBe(403)
})

test('a datasheet that another site keeps is saved as a link', async () => {
  const part = await house.house.db
    .updateTable('part')
    .set({ datasheet_url: 'https://www.example.com/a.pdf' })
    .where('id', '=', ({ selectFrom }) => selectFrom('part').select(({ fn }) => fn.min('id').as('id')))
    .returning(['id', 'model'])
    .executeTakeFirstOrThrow()
  await disk().specFile.add({ specIds: [part.id], outside: true })
  const { data } = await disk().specFile.list({ keywords: part.model })
  expect(data).toContainEqual(
    expect.objectContaining({ model: part.model, url: `/specification_outside_detail/${part.id}`, size: 0 }),
  )
})

test('a company has a disk of its own, which its people fill and search', async () => {
  const buyer = await house.login('+86-13800000008')
  await certify(house.house.db, buyer.uid)
  const owner = 'enterprise' as const
  const folder = await disk(buyer).specFolder.add({ owner, name: '公司项目' })
  await disk(buyer).specFile.add({ owner, specIds: [sheets[0] ?? 0], dirId: folder.id })
  const kept = [{ specId: sheets[0], owner, path: '/公司项目' }]
  expect((await disk(buyer).specFile.list({ owner, dirId: folder.id })).data).toMatchObject(kept)
  expect((await disk(buyer).specFile.list({ owner, keywords: 'pdf', sort: 'name' })).data).toMatchObject(kept)
  expect((await disk(buyer).specFile.list({ owner })).totalRecord).toBe(0)
  expect((await disk(buyer).specFile.list({ keywords: 'pdf' })).totalRecord).toBe(0)
})
