import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { published } from '../../test/article.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { findParts } from './mention-job.ts'
import { takeDown } from './taking-down.ts'

test('a text is saved as it is shown: parts of the catalogue as ways to them, formulas drawn, code coloured', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { uid: accountId } = await house.login()
  const html =
    '<h2>失调</h2><p>LM358DR 与 XX9999ZZ。<code class="language-math">V_o</code></p><pre><code class="language-c">int a;</code></pre><script>x()</script>'
  const id = await published(house, { title: '运放失调', html, accountId })
  const { content, outline, parts, models } = await house.as().article.detail({ id })
  expect(content).toContain('data-part="LM358DR"')
  expect(content).toContain('<math')
  expect(content).toContain('hljs-type')
  expect(content).not.toContain('script')
  expect(outline).toEqual([{ anchor: 's1', title: '失调', level: 1 }])
  expect(parts.map(({ model }) => model)).toEqual(['LM358DR'])
  expect(models).toEqual(['LM358DR'])
  const modelId = parts[0]?.id ?? 0
  expect((await house.as().article.news.mentions({ modelId })).data.map((row) => row.id)).toEqual([id])
})

test('a part that comes later is found in the texts that named it', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { db } = house.house
  const { uid: accountId } = await house.login()
  const id = await published(house, { title: '新料', html: '<p>QX7788AB 量产。</p>', accountId })
  const { brand_id, category_id } = await db
    .selectFrom('part')
    .select(['brand_id', 'category_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const model = { model: 'QX7788AB', model_key: 'QX7788AB', model_plain: 'qx7788ab', source: 'test' }
  await db
    .insertInto('part')
    .values({ brand_id, category_id, ...model, words: 'qx7788ab' })
    .execute()
  const job = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'articleMention')
    .executeTakeFirstOrThrow()
  await findParts(house.house, job.payload as { articleId: number })
  expect((await house.as().article.detail({ id })).parts.map((part) => part.model)).toEqual(['QX7788AB'])
})

test('words in the title come before words in the text, and what is taken down is found by nothing', async () => {
  await using house = await openHouse()
  const { uid: accountId } = await house.login()
  const inText = await published(house, { title: '布局', html: '<p>热阻与铜皮</p>', accountId })
  const before = new Date(Date.now() - 60_000)
  const inTitle = await published(house, { title: '热阻怎么算', html: '<p>略</p>', accountId, at: before })
  const found = () => house.as().article.news.search({ keywords: '热阻' })
  expect((await found()).data.map(({ id }) => id)).toEqual([inTitle, inText])
  await house.house.db.transaction().execute((tx) => takeDown(tx, inTitle, 'DISMOUNT', '测试'))
  expect((await found()).data.map(({ id }) => id)).toEqual([inText])
  expect(await house.as().article.detail({ id: inTitle })).toMatchObject({ status: 'DISMOUNT', content: '' })
})

test('a reader counts once a day, and a like sent twice once', async () => {
  await using house = await openHouse()
  const { uid: accountId } = await house.login()
  const id = await published(house, { title: '一', html: '<p>一</p>', accountId })
  const other = await house.login('+86-13800000002')
  for (let round = 0; round < 3; round += 1) {
    await house.as({ uuid: String(round).repeat(32) }).article.read({ id })
    await house.as(other).article.read({ id })
    await house.as(other).article.like.set({ type: 'article', targetId: id, status: 1 })
  }
  expect(await house.as().article.detail({ id })).toMatchObject({ readCount: 2, likeCount: 1 })
})

test('comments stand in two levels; the first of a new account wait, and the same words twice are refused', async () => {
  await using house = await openHouse()
  const { uid: accountId } = await house.login()
  const articleId = await published(house, { title: '一', html: '<p>一</p>', accountId })
  const reader = house.as(await house.login('+86-13800000002'))
  const comment = await reader.article.comment.add({ articleId, content: '好' })
  expect(comment).toMatchObject({ isPending: true, isMine: true })
  await expect(reader.article.comment.add({ articleId, content: '好' })).rejects.toMatchObject({ code: 409 })
  const list = () => house.as().article.comment.list({ articleId })
  expect((await list()).data).toEqual([])
  await house.house.db.updateTable('comment').set({ is_pending: false }).execute()
  await reader.article.comment.add({ articleId, content: '再说', parentId: comment.id, replyToId: comment.id })
  await house.house.db.updateTable('comment').set({ is_pending: false }).execute()
  expect((await list()).data).toMatchObject([{ content: '好', children: [{ content: '再说' }] }])
  const edited = await reader.article.comment.edit({ id: comment.id, content: '改了' })
  expect(edited).toMatchObject({ content: '好', isWaiting: true })
  await reader.article.comment.remove({ id: comment.id })
  expect((await list()).data).toEqual([])
})

test('an article leads on to what stands under the same keyword, whatever characters its keywords hold', async () => {
  await using house = await openHouse()
  const { uid: accountId } = await house.login()
  const keywords = ['CAN\\LIN 总线', "it's & (!)", '汽车电源管理']
  const told = { html: '<p>略</p>', accountId }
  const id = await published(house, { ...told, title: '一', keywords })
  const same = await published(house, { ...told, title: '二', keywords: ['汽车电源管理'] })
  const slashed = await published(house, { ...told, title: '三', keywords: ['CAN\\LIN 总线'] })
  await published(house, { ...told, title: '别的管理' })
  const { recommends } = await house.as().article.detail({ id })
  expect(recommends.map((each) => each.id)).toEqual([slashed, same])
})
