import type { ApiError } from '@xinpu/sdk'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { putFile } from '../../test/disk.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { emptyBins, tellOfBins } from './daily.ts'

let house: TestHouse
let someone: Person
let number = 0

beforeAll(async () => void (house = await openHouse()))
beforeEach(async () => void (someone = await house.login(`+86-138000001${String(++number).padStart(2, '0')}`)))
afterAll(() => house[Symbol.asyncDispose]())

const api = (person = someone) => house.as(person)
const disk = (person = someone) => api(person).disk
const put = (name: string, words = name, dirId?: number) => putFile(api(), name, words, dirId ? { dirId } : {})
const refusalOf = (wish: Promise<unknown>) => wish.then(String, ({ code, message }: ApiError) => `${code} ${message}`)
const bytesAt = async (url: string, person?: Person) => {
  const answer = await house.app.inject({ url, headers: { token: person?.token ?? '' } })
  return [answer.statusCode, answer.payload]
}

test('what is put onto the disk is listed, found, opened by its owner, and told in the space', async () => {
  const folder = await disk().fileFolder.add({ name: '栖云网关' })
  const kept = await put('原理图.PDF', 'one', folder.id)
  expect(kept).toMatchObject({
    name: '原理图.PDF',
    fileType: 'pdf',
    size: 3,
    path: '/栖云网关',
    byName: expect.any(String),
  })
  await put('b.step', 'longer')
  expect((await disk().file.list({})).data.map(({ name }) => name)).toEqual(['b.step'])
  expect((await disk().file.list({ keywords: 'pdf' })).data).toMatchObject([{ id: kept.id }])
  expect((await disk().file.all({ sort: 'size' })).data.map(({ name }) => name)).toEqual(['b.step', '原理图.PDF'])
  expect(await disk().file.space({})).toMatchObject({
    used: 9,
    fileCount: 2,
    groups: [
      { name: '设计', bytes: 6 },
      { name: '文档', bytes: 3 },
    ],
  })
  expect(await bytesAt(kept.url, someone)).toEqual([200, 'one'])
  expect((await bytesAt(kept.url))[0]).toBe(401)
  const other = await house.login('+86-13800000009')
  expect((await bytesAt(kept.url, other))[0]).toBe(404)
  expect(await refusalOf(disk(other).file.rename({ id: kept.id, name: 'x' }))).toMatch(/^404/)
})

test('an upload that is added twice is there once', async () => {
  const { url } = await disk().upload.add({ file: new File(['x'], 'a.txt'), type: 'disk' })
  const [first, second] = [await disk().file.add({ name: 'a.txt', url }), await disk().file.add({ name: 'a.txt', url })]
  expect(second.id).toBe(first.id)
})

test('the same bytes go into another folder too, and both stay', async () => {
  const { url } = await disk().upload.add({ file: new File(['x'], 'a.txt'), type: 'disk' })
  const first = await disk().file.add({ name: 'a.txt', url })
  const folder = await disk().fileFolder.add({ name: 'b' })
  const second = await disk().file.add({ name: 'a.txt', url, dirId: folder.id })
  expect((await disk().file.list({})).data.map(({ id }) => id)).toEqual([first.id])
  expect((await disk().file.list({ dirId: folder.id })).data.map(({ id }) => id)).toEqual([second.id])
  expect(await bytesAt(first.url, someone)).toEqual([200, 'x'])
})

test('the same bytes stand in a folder under two names, each there once however often it is sent', async () => {
  const { url } = await disk().upload.add({ file: new File(['x'], 'a.txt'), type: 'disk' })
  await disk().file.add({ name: '甲.txt', url })
  for (const name of ['乙.txt', '乙.TXT'])
    expect(await disk().file.add({ name, url })).toMatchObject({ name: '乙.txt', size: 1 })
  expect((await disk().file.list({ sort: 'name' })).data.map(({ name }) => name).toSorted()).toEqual([
    '乙.txt',
    '甲.txt',
  ])
  await put('丙.txt', 'other')
  const numbered = { name: '丙.txt', url, onClash: 'rename' as const }
  const first = await disk().file.add(numbered)
  expect(first.name).toBe('丙 (2).txt')
  expect((await disk().file.add(numbered)).id).toBe(first.id)
})

test('a name that is taken refuses, is numbered, or sends the other to the bin', async () => {
  const first = await put('a.txt', 'one')
  const { url } = await disk().upload.add({ file: new File(['two'], 'a.txt'), type: 'disk' })
  expect(await refusalOf(disk().file.add({ name: 'A.txt', url }))).toBe('409 这里已有同名文件「A.txt」')
  expect((await disk().file.add({ name: 'a.txt', url, onClash: 'rename' })).name).toBe('a (2).txt')
  const third = await disk().upload.add({ file: new File(['three'], 'a.txt'), type: 'disk' })
  await disk().file.add({ name: 'a.txt', url: third.url, onClash: 'replace' })
  expect((await disk().recycle.list({})).data).toMatchObject([{ id: first.id, url: '' }])
})

test('moved and copied onto names that are taken, files refuse all, pass those over, stand beside or replace', async () => {
  const folder = await disk().fileFolder.add({ name: '目标' })
  await put('a.txt', 'old', folder.id)
  const ids = [(await put('a.txt', 'new')).id, (await put('b.txt')).id]
  const into = { ids, dirId: folder.id }
  const there = async () => (await disk().file.list({ dirId: folder.id, sort: 'name' })).data.map(({ name }) => name)
  expect(await refusalOf(disk().file.move(into))).toBe('409 这里已有同名文件「a.txt」')
  expect(await there()).toEqual(['a.txt'])
  expect(await disk().file.copy({ ...into, onClash: 'skip' })).toEqual({ count: 1, skipped: 1 })
  expect(await there()).toEqual(['a.txt', 'b.txt'])
  expect(await disk().file.move({ ...into, onClash: 'skip' })).toEqual({ count: 0, skipped: 2 })
  expect(await disk().file.copy({ ...into, onClash: 'rename' })).toEqual({ count: 2, skipped: 0 })
  expect(await there()).toEqual(['a (2).txt', 'a.txt', 'b (2).txt', 'b.txt'])
  expect(await disk().file.move({ ...into, onClash: 'replace' })).toEqual({ count: 2, skipped: 0 })
  expect(await there()).toHaveLength(4)
  expect((await disk().recycle.list({})).data).toHaveLength(2)
})

test('a folder goes into another, not into itself nor into one inside it, and none deeper than 16', async () => {
  let parentId: number | undefined
  const ids: number[] = []
  for (let depth = 0; depth < 16; depth += 1) {
    const { id } = await disk().fileFolder.add({ name: `${depth}`, ...(parentId && { parentId }) })
    ids.push((parentId = id))
  }
  expect(await refusalOf(disk().fileFolder.add({ name: 'x', parentId: parentId ?? 0 }))).toBe('409 文件夹最多 16 层')
  const [top = 0, second = 0] = ids
  expect(await refusalOf(disk().fileFolder.move({ ids: [top], parentId: top }))).toBe('409 不能移到文件夹自己里面')
  expect(await refusalOf(disk().fileFolder.move({ ids: [top], parentId: second }))).toBe('409 不能移到文件夹自己里面')
  const beside = await disk().fileFolder.add({ name: '旁边' })
  expect(await refusalOf(disk().fileFolder.move({ ids: [top], parentId: beside.id }))).toBe('409 文件夹最多 16 层')
  await disk().fileFolder.move({ ids: [second] })
  expect((await disk().fileFolder.list({})).map(({ name }) => name)).toEqual(['0', '1', '旁边'])
})

test('renamed and moved at once, a file is there once, under one name, and whoever was late hears one sentence', async () => {
  const folder = await disk().fileFolder.add({ name: '目标' })
  const [first] = [await put('a.txt'), await put('b.txt', 'b', folder.id)]
  const told = await Promise.all([
    refusalOf(disk().file.rename({ id: first.id, name: 'b.txt' })),
    refusalOf(disk().file.move({ ids: [first.id], dirId: folder.id })),
  ])
  const { data } = await disk().file.all({ kind: 'file' })
  expect(data.filter(({ id }) => id === first.id)).toHaveLength(1)
  expect(data).toHaveLength(2)
  expect(new Set(data.map(({ path, name }) => `${path}/${name}`)).size).toBe(2)
  // Whoever comes first is told what came of it, whoever is late a sentence.
  for (const words of told.filter((each) => /^\d/.test(each))) expect(words).toMatch(/^409 这里已有同名文件/)
})

test('files are copied within the disk and to the company, each counted, their bytes kept once', async () => {
  const first = await put('a.txt', 'shared bytes')
  await disk().file.copy({ ids: [first.id] })
  expect((await disk().file.list({ sort: 'name' })).data.map(({ name }) => name)).toEqual(['a (2).txt', 'a.txt'])
  expect(await refusalOf(disk().file.toEnterprise({ ids: [first.id] }))).toMatch(/^403/)
  await certify(house.house.db, someone.uid ?? 0)
  await disk().file.toEnterprise({ ids: [first.id] })
  const owner = 'enterprise' as const
  expect((await disk().file.list({ owner })).data).toMatchObject([{ name: 'a.txt', owner }])
  expect((await disk().file.space({ owner })).total).toBeGreaterThan((await disk().file.space({})).total)
})

test('a folder that was deleted comes back whole: missing folders are made again, taken names numbered', async () => {
  const project = await disk().fileFolder.add({ name: '项目A' })
  const power = await disk().fileFolder.add({ name: '电源', parentId: project.id })
  const [one, two] = [await put('a.txt', 'one', power.id), await put('b.txt', 'two', project.id)]
  const { ids } = await disk().fileFolder.remove({ ids: [project.id] })
  expect(ids.toSorted()).toEqual([one.id, two.id].toSorted())
  expect(await disk().fileFolder.list({})).toEqual([])
  expect((await disk().recycle.list({})).data.map(({ path }) => path).toSorted()).toEqual(['/项目A', '/项目A/电源'])
  const again = await disk().fileFolder.add({ name: '项目A' })
  await put('b.txt', 'another', again.id)
  expect((await disk().recycle.restore({ ids })).toSorted((a, b) => a.id - b.id)).toMatchObject([
    { id: one.id, name: 'a.txt', renamed: false, path: '/项目A/电源' },
    { id: two.id, name: 'b (2).txt', renamed: true, path: '/项目A', dirId: again.id },
  ])
  expect(await disk().recycle.restore({ ids })).toEqual([])
  expect(await disk().fileFolder.remove({ ids: [power.id] })).toEqual({ ids: [] })
})

test('the bin tells its owner three days before the end, and is empty after thirty', async () => {
  const { id } = await put('a.txt')
  await disk().file.remove({ ids: [id] })
  const day = 86_400_000
  const later = (days: number) => ({
    db: house.house.db,
    now: () => new Date(house.house.now().getTime() + days * day),
  })
  expect(await tellOfBins(later(26))).toBe(0)
  await tellOfBins(later(28))
  expect(await tellOfBins(later(28))).toBe(0)
  expect((await api().message.message.list({ type: 'notification' })).data[0]?.title).toBe(
    '回收站里的「a.txt」即将清除',
  )
  await emptyBins(later(29))
  expect((await disk().recycle.list({})).totalRecord).toBe(1)
  await emptyBins(later(31))
  expect((await disk().recycle.list({})).totalRecord).toBe(0)
})

test("only who keeps a company throws away for good what lies in the company's bin", async () => {
  const enterprise = await certify(house.house.db, someone.uid ?? 0)
  const member = await house.login('+86-13800000077')
  await house.house.db
    .insertInto('enterprise_member')
    .values({ enterprise_id: enterprise, account_id: member.uid, role: 'member', status: 'joined' })
    .execute()
  const { id } = await put('a.txt')
  await disk().file.toEnterprise({ ids: [id] })
  const owner = 'enterprise' as const
  const [shared] = (await disk(member).file.list({ owner })).data
  await disk(member).file.remove({ ids: [shared?.id ?? 0] })
  expect(await refusalOf(disk(member).recycle.clear({ owner }))).toMatch(/^403/)
  await disk().recycle.clear({ owner })
  expect((await disk().recycle.list({ owner })).totalRecord).toBe(0)
})

test('a share opens its files to whoever has link and code, until it is withdrawn or has run out', async () => {
  const { id } = await put('a.txt', 'for all')
  const made = await disk().share.add({ ids: [id], expireDays: 1, code: 'ab12' })
  expect((await disk().share.add({ ids: [id], expireDays: 1, code: 'ab12' })).url).toBe(made.url)
  const key = made.url.split('/').at(-1) ?? ''
  const visitor = house.as().disk.share
  expect(await visitor.open({ key })).toMatchObject({ hasCode: true, isOpen: false, files: [] })
  expect(await refusalOf(visitor.open({ key, code: 'ab13' }))).toBe('403 提取码不正确')
  const { files } = await visitor.open({ key, code: 'ab12' })
  expect(await bytesAt(files[0]?.url ?? '')).toEqual([200, 'for all'])
  expect((await disk().share.list({})).data).toMatchObject([{ viewCount: 1, names: ['a.txt'], fileCount: 1 }])
  await disk().share.remove({ id: made.id })
  expect(await refusalOf(visitor.open({ key, code: 'ab12' }))).toMatch(/^404/)
  expect((await bytesAt(files[0]?.url ?? ''))[0]).toBe(404)
})

test('a share of a blocked account opens nothing; of a blocked company none of its files', async () => {
  const { db } = house.house
  const company = await certify(db, someone.uid ?? 0)
  const own = await put('a.txt', 'own')
  await disk().file.toEnterprise({ ids: [own.id] })
  const [theirs] = (await disk().file.list({ owner: 'enterprise' })).data
  const { url } = await disk().share.add({ ids: [own.id, theirs?.id ?? 0] })
  const key = url.split('/').at(-1) ?? ''
  const open = () => house.as().disk.share.open({ key })
  const { files } = await open()
  expect(await Promise.all(files.map((file) => bytesAt(file.url)))).toEqual([
    [200, 'own'],
    [200, 'own'],
  ])
  await db.updateTable('enterprise').set({ status: 'blocked' }).where('id', '=', company).execute()
  expect((await open()).files).toMatchObject([{ id: own.id }])
  const account = db.updateTable('account').where('id', '=', someone.uid ?? 0)
  await account.set({ is_blocked: true }).execute()
  expect(await refusalOf(open())).toBe('404 分享已失效，或链接不完整')
  for (const file of files) expect((await bytesAt(file.url))[0]).toBe(404)
})

test('a code is not guessed by trying; the right one opens as often as it is typed', async () => {
  const { id } = await put('a.txt')
  const key = (await disk().share.add({ ids: [id], code: 'ab12' })).url.split('/').at(-1) ?? ''
  for (let round = 0; round < 30; round += 1)
    expect(await house.as().disk.share.open({ key, code: 'ab12' })).toMatchObject({ isOpen: true })
  for (let round = 0; round < 20; round += 1)
    await refusalOf(house.as().disk.share.open({ key, code: `x${1000 + round}` }))
  expect(await refusalOf(house.as().disk.share.open({ key, code: 'ab12' }))).toMatch(/^429/)
})

test('some files are packed into one zip, also two of one name', async () => {
  const folder = await disk().fileFolder.add({ name: 'x' })
  const ids = [(await put('a.txt', 'one')).id, (await put('a.txt', 'two', folder.id)).id]
  const blob = await api().datasheet.file.diskDownloads({ ids })
  const text = Buffer.from(await blob.arrayBuffer()).toString('latin1')
  expect(text.slice(0, 2)).toBe('PK')
  expect(text).toContain('a (2).txt')
})

test('a note is written, cleaned, changed once from one state, and found by its words', async () => {
  const note = await disk().article.add({ title: '来料检验', content: '<p onclick="x()">编带 <b>抽样</b></p>' })
  expect(note).toMatchObject({ content: '<p>编带 <b>抽样</b></p>', summary: '编带 抽样', sourceGone: false })
  house.pass(1000)
  const changed = { id: note.id, baseTime: note.updateTime }
  await disk().article.update({ ...changed, content: '<p>一</p>' })
  expect(await refusalOf(disk().article.update({ ...changed, content: '<p>二</p>' }))).toMatch(/^409/)
  expect((await disk().article.list({ keywords: '一' })).data).toMatchObject([{ id: note.id }])
  await disk().article.remove({ ids: [note.id] })
  expect((await disk().article.list({})).totalRecord).toBe(0)
  await disk().recycle.restore({ ids: [note.id] })
  expect((await disk().article.detail({ id: note.id })).content).toBe('<p>一</p>')
})

test('a copy of an article keeps its text and its author when the article goes, and says that it is gone', async () => {
  const { db } = house.house
  const written = { account_id: 1, title: '振铃', status: 'PUBLISHED' as const, published_at: house.house.now() }
  const { id } = await db.insertInto('article').values(written).returning('id').executeTakeFirstOrThrow()
  const content = '<p>过冲 <code class="language-math">V_o</code></p>'
  await db.insertInto('article_text').values({ article_id: id, content, shown: content, outline: '[]' }).execute()
  const copy = await disk().article.add({ title: '振铃', sourceArticleId: id })
  expect(copy).toMatchObject({
    content,
    sourceArticleId: id,
    sourceGone: false,
    shown: expect.stringContaining('<math'),
  })
  await db.updateTable('article').set({ status: 'DISMOUNT' }).where('id', '=', id).execute()
  expect(await disk().article.detail({ id: copy.id })).toMatchObject({ content, sourceGone: true })
  expect(await refusalOf(disk().article.add({ title: '振铃', sourceArticleId: id }))).toMatch(/^404/)
})
