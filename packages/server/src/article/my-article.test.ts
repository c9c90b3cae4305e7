import { expect, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

const text = { title: '热环先于一切', content: '<p>输入电容跨在两脚之间。</p>' }
const hour = 60 * 60_000

/** A house with a channel, someone who may publish, and someone who decides. */
async function newsroom(house: TestHouse) {
  const { db } = house.house
  const { id: categoryId } = await db
    .insertInto('article_channel')
    .values({ name: '电源', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const writer = await house.login()
  await db.insertInto('author').values({ account_id: writer.uid, status: 'passed' }).execute()
  const admin = await reviewer(house)
  const calls = house.as(writer).article
  return { categoryId, writer, admin, calls, mine: calls.myArticle, desk: house.as(admin).admin.audit }
}

const waiting = async (house: TestHouse, admin: Person) =>
  (await house.as(admin).admin.audit.list({ status: 'pending', kind: 'article' })).data[0]?.id ?? 0

const found = async (house: TestHouse) => (await house.as().article.news.search({ keywords: '电容' })).data.length

test('a text is kept as a draft, handed in, refused with a reason, handed in again, and found once it passed', async () => {
  await using house = await openHouse()
  const { categoryId, admin, mine, desk } = await newsroom(house)
  const { id, version } = await mine.add(text)
  await expect(mine.update({ ...text, id, version, status: 'PENDING' })).rejects.toMatchObject({ code: 400 })
  const handed = await mine.update({ ...text, id, version, categoryId, status: 'PENDING' })
  await desk.reject({ id: await waiting(house, admin), reason: '缺少数据来源' })
  expect(await mine.detail({ id })).toMatchObject({ status: 'DRAFT', content: text.content })
  expect((await mine.detail({ id })).reason).toContain('缺少数据来源')
  await mine.update({ ...text, id, version: handed.version, categoryId, status: 'PENDING' })
  expect(await found(house)).toBe(0)
  await desk.pass({ id: await waiting(house, admin) })
  expect(await house.as().article.detail({ id })).toMatchObject({ status: 'PUBLISHED', title: text.title })
  expect(await found(house)).toBe(1)
})

test('of two windows the second is told, the same text again is no conflict, and a retried new one is no second', async () => {
  await using house = await openHouse()
  const { mine } = await newsroom(house)
  const { id, version } = await mine.add(text)
  expect((await mine.add(text)).id).toBe(id)
  const changed = { ...text, title: '改过', id, version }
  const saved = await mine.update(changed)
  expect(await mine.update(changed)).toEqual(saved)
  await expect(mine.update({ ...text, title: '另一个', id, version })).rejects.toMatchObject({ code: 409 })
  expect((await mine.detail({ id })).title).toBe('改过')
})

test('whoever is no author keeps drafts, and nobody else reads or changes them', async () => {
  await using house = await openHouse()
  const { categoryId, mine } = await newsroom(house)
  const other = house.as(await house.login('+86-13800000002')).article.myArticle
  await expect(other.add({ ...text, categoryId, status: 'PENDING' })).rejects.toMatchObject({ code: 403 })
  const { id } = await other.add(text)
  await expect(mine.detail({ id })).rejects.toMatchObject({ code: 404 })
  await expect(mine.update({ ...text, id })).rejects.toMatchObject({ code: 404 })
  await expect(house.as().article.detail({ id })).rejects.toMatchObject({ code: 404 })
})

test('a newer text of a public article waits while the old one stays, and is kept when the article is taken down', async () => {
  await using house = await openHouse()
  const { categoryId, admin, mine, desk } = await newsroom(house)
  const { id } = await mine.add({ ...text, categoryId, status: 'PENDING' })
  await desk.pass({ id: await waiting(house, admin) })
  const newer = { ...text, id, categoryId, title: '第二版', content: '<p>第二版</p>', status: 'PENDING' as const }
  await mine.update(newer)
  expect((await house.as().article.detail({ id })).title).toBe(text.title)
  expect(await mine.detail({ id })).toMatchObject({ title: '第二版', content: '<p>第二版</p>', isRevising: true })
  await desk.pass({ id: await waiting(house, admin) })
  expect((await house.as().article.detail({ id })).title).toBe('第二版')
  await mine.update({ ...newer, title: '第三版', status: 'DRAFT' })
  await mine.setStatus({ id, status: 'DISMOUNT' })
  expect(await mine.detail({ id })).toMatchObject({ status: 'DISMOUNT', title: '第三版', isRevising: false })
  expect(await house.as().article.detail({ id })).toMatchObject({ status: 'DISMOUNT', content: '' })
})

test('the states lead where the table says, and back to itself', async () => {
  await using house = await openHouse()
  const { categoryId, admin, mine } = await newsroom(house)
  const { id } = await mine.add({ ...text, categoryId, status: 'PENDING' })
  await expect(mine.setStatus({ id, status: 'DISMOUNT' })).rejects.toMatchObject({ code: 409 })
  await expect(mine.setStatus({ id, status: 'PUBLISHED' })).rejects.toMatchObject({ code: 409 })
  await mine.setStatus({ id, status: 'DRAFT' })
  expect(await waiting(house, admin)).toBe(0)
  await mine.setStatus({ id, status: 'DRAFT' })
  expect((await mine.count({})).map(({ count }) => count)).toEqual([1, 1, 0, 0, 0])
  await mine.setStatus({ id, status: 'DELETEED' })
  expect((await mine.list({ type: 'all' })).data).toEqual([])
})

test('what is passed before its moment goes out at that moment, once', async () => {
  await using house = await openHouse()
  const { categoryId, admin, mine, desk } = await newsroom(house)
  const publishAt = new Date(Date.now() + 2 * hour).toISOString()
  const { id } = await mine.add({ ...text, categoryId, publishAt, status: 'PENDING' })
  await desk.pass({ id: await waiting(house, admin) })
  const due = () => runDueJobs(house.house, { error: () => {} })
  await due()
  expect(await mine.detail({ id })).toMatchObject({ status: 'PENDING', isPassed: true })
  house.pass(3 * hour)
  await due()
  expect((await house.as().article.detail({ id })).status).toBe('PUBLISHED')
})

test('what was copied of a public account becomes a clean text; other sites and nothing at all are refused', async () => {
  await using house = await openHouse()
  const { mine } = await newsroom(house)
  const html =
    '<h1 id="activity-name"> 热环 </h1><a id="js_name">板上电源</a><div id="js_content"><section><p style="x">正文<img data-src="https://other.example.com/a.png"></p><script>x()</script></section><section><span>另一段</span></section></div>'
  expect(await mine.importWx({ html })).toEqual({
    title: '热环',
    source: '板上电源',
    content: '<p>正文</p><p>另一段</p>',
    imgUrl: '',
    sourceUrl: '',
  })
  await expect(mine.importWx({ url: 'https://example.com/a' })).rejects.toThrow('只能读取公众号')
  await expect(mine.importWx({})).rejects.toThrow('请填写文章网址')
})

test('of what never was public nobody else learns, and of what was taken down only whose it was', async () => {
  await using house = await openHouse()
  const { categoryId, admin, calls, mine, desk } = await newsroom(house)
  const draft = await mine.add({ ...text, title: '私稿', source: '内部', keywords: ['机密'] })
  await mine.setStatus({ id: draft.id, status: 'DELETEED' })
  await expect(house.as().article.detail({ id: draft.id })).rejects.toMatchObject({ code: 404, data: null })

  const { id } = await mine.add({ ...text, categoryId, status: 'PENDING' })
  await desk.pass({ id: await waiting(house, admin) })
  const reader = house.as(await house.login('+86-13800000002'))
  await reader.article.comment.add({ articleId: id, content: '问一句' })
  const newer = { categoryId, title: '没人审过', source: '内部', sourceUrl: 'https://a.cn/', keywords: ['机密'] }
  await mine.update({ ...text, ...newer, id, status: 'DRAFT' })
  await mine.setStatus({ id, status: 'DISMOUNT' })
  const seen = await reader.article.detail({ id })
  expect(seen).toMatchObject({ status: 'DISMOUNT', title: '', source: '', sourceUrl: '', keywords: [], brandIds: [] })
  expect(JSON.stringify(seen)).not.toMatch(/没人审过|内部|机密/)
  expect((await reader.article.comment.mine()).data).toMatchObject([{ title: '', url: '' }])
  expect(await calls.detail({ id })).toMatchObject({ title: '没人审过' })
})

test('a newer text of a public article takes its place at the moment that its writer chose, which is not forgotten', async () => {
  await using house = await openHouse()
  const { categoryId, admin, mine, desk } = await newsroom(house)
  const { id } = await mine.add({ ...text, categoryId, status: 'PENDING' })
  await desk.pass({ id: await waiting(house, admin) })
  const publishAt = new Date(Date.now() + 2 * hour).toISOString()
  const newer = { ...text, id, categoryId, title: '第二版', publishAt, status: 'PENDING' as const }
  const due = () => runDueJobs(house.house, { error: () => {} })
  const title = async () => (await house.as().article.detail({ id })).title

  await mine.update(newer)
  expect(await mine.detail({ id })).toMatchObject({ publishAt, isPassed: false })
  await desk.pass({ id: await waiting(house, admin) })
  await due()
  expect(await title()).toBe(text.title)
  expect((await mine.list({ type: 'PUBLISHED' })).data).toMatchObject([{ publishAt, isPassed: true, isRevising: true }])

  await mine.update({ ...newer, title: '改主意' })
  house.pass(3 * hour)
  await due()
  expect(await title()).toBe(text.title)
  expect(await mine.detail({ id })).toMatchObject({ title: '改主意', isPassed: false })

  const later = new Date(Date.now() + 6 * hour).toISOString()
  await mine.update({ ...newer, title: '第三版', publishAt: later })
  await desk.pass({ id: await waiting(house, admin) })
  house.pass(4 * hour)
  await due()
  expect(await title()).toBe('第三版')
  expect(await mine.detail({ id })).toMatchObject({ isPassed: false, isRevising: false })
})
