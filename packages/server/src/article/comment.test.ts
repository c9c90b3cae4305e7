import { expect, test } from 'vitest'
import { published } from '../../test/article.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { matterOf } from '../../test/refusal.ts'

const links = 'http://a.cn http://b.cn http://c.cn'

/** An article, who wrote it, somebody who decides, and what everybody reads below the article. */
async function below(house: TestHouse) {
  const author = await house.login()
  const articleId = await published(house, { title: '热环', html: '<p>一</p>', accountId: author.uid })
  const admin = await reviewer(house)
  const { audit } = house.as(admin).admin
  const waiting = (id: number) => matterOf(house, admin, { kind: 'comment', id })
  const list = async () => (await house.as().article.comment.list({ articleId })).data
  return { author, articleId, admin, audit, waiting, list }
}

/** Somebody whose comments nobody looks at first any more. */
async function regular(house: TestHouse, mobile: string) {
  const person = await house.login(mobile)
  const target_id = await published(house, { title: '旧文', html: '<p>旧</p>', accountId: person.uid })
  const said = { kind: 2 as const, target_id, account_id: person.uid, is_pending: false }
  const rows = [1, 2, 3].map((at) => ({ ...said, content: `旧评论 ${at}` }))
  await house.house.db.insertInto('comment').values(rows).execute()
  return person
}

const told = async (house: TestHouse, person: Person, type: 'comment' | 'notification') =>
  (await house.as(person).message.message.list({ type })).data

test('a change that is reviewed leaves a comment and the answers below it as they are, until it passed', async () => {
  await using house = await openHouse()
  const { articleId, audit, waiting, list } = await below(house)
  const writer = house.as(await regular(house, '+86-13800000002')).article.comment
  const other = house.as(await regular(house, '+86-13800000003')).article.comment
  const { id } = await writer.add({ articleId, content: '输入电容' })
  await other.add({ articleId, content: '同意', parentId: id })
  expect(await writer.edit({ id, content: links })).toMatchObject({ content: '输入电容', isWaiting: true })
  expect(await list()).toMatchObject([{ content: '输入电容', children: [{ content: '同意' }] }])

  await audit.reject({ id: await waiting(id), reason: '不许引流' })
  expect(await list()).toMatchObject([{ content: '输入电容', children: [{ content: '同意' }] }])
  await writer.edit({ id, content: `${links} 数据手册` })
  await audit.pass({ id: await waiting(id) })
  const passed = { content: `${links} 数据手册`, editTime: expect.any(String), children: [{ content: '同意' }] }
  expect(await list()).toMatchObject([passed])
})

test('a change that nobody needs to see takes back the one that waits', async () => {
  await using house = await openHouse()
  const { articleId, admin, list } = await below(house)
  const writer = house.as(await regular(house, '+86-13800000002')).article.comment
  const { id } = await writer.add({ articleId, content: '输入电容' })
  await writer.edit({ id, content: links })
  expect(await writer.edit({ id, content: '输出电容' })).toMatchObject({ content: '输出电容', isWaiting: false })
  const { data } = await house.as(admin).admin.audit.list({ kind: 'comment', status: 'pending' })
  expect(data).toEqual([])
  expect(await list()).toMatchObject([{ content: '输出电容' }])
})

test('what a reviewer passes of a comment that waits is what it says, whatever was changed meanwhile', async () => {
  await using house = await openHouse()
  const { articleId, audit, waiting, list } = await below(house)
  const writer = house.as(await regular(house, '+86-13800000002')).article.comment
  const { id, isPending } = await writer.add({ articleId, content: links })
  expect(isPending).toBe(true)
  const before = await waiting(id)
  expect(await writer.edit({ id, content: '改好了' })).toMatchObject({ content: '改好了', isPending: true })
  await expect(audit.pass({ id: before })).rejects.toMatchObject({ code: 409 })
  await audit.pass({ id: await waiting(id) })
  expect(await list()).toMatchObject([{ content: '改好了' }])
})

test('a comment that passes is told to whom it answers, and one that does not comes back to its writer with its words', async () => {
  await using house = await openHouse()
  const { author, articleId, audit, waiting } = await below(house)
  const asker = await regular(house, '+86-13800000002')
  const beginner = await house.login('+86-13800000003')
  const { id: parentId } = await house.as(asker).article.comment.add({ articleId, content: '为什么过冲' })
  const own = house.as(beginner).article.comment
  const first = await own.add({ articleId, content: '换过输入电容吗', parentId })
  expect(await told(house, asker, 'comment')).toEqual([])
  await audit.pass({ id: await waiting(first.id) })
  const url = `/news/article-details/${articleId}#c${first.id}`
  expect(await told(house, asker, 'comment')).toMatchObject([{ title: '「热环」的评论有了回复', url }])

  const second = await own.add({ articleId, content: '好文' })
  await audit.pass({ id: await waiting(second.id) })
  expect((await told(house, author, 'comment')).map((each) => each.url)).toContain(
    `/news/article-details/${articleId}#c${second.id}`,
  )
  const third = await own.add({ articleId, content: '量了三天的波形' })
  await audit.reject({
    id: await waiting(third.id),
    reason: '跑题',
    fields: [{ name: 'content', reason: '没有说到热环' }],
  })
  const [why] = await told(house, beginner, 'notification')
  expect(why).toMatchObject({
    title: '您的评论未通过审核',
    content: expect.stringMatching(/跑题；.*：没有说到热环.*量了三天的波形/),
  })
})

test('a report that holds takes a comment away with its answers; its writer is told why, and the article counts anew', async () => {
  await using house = await openHouse()
  const { articleId, admin, audit, list } = await below(house)
  const writer = await regular(house, '+86-13800000002')
  const reader = house.as(await regular(house, '+86-13800000003')).article.comment
  const { id } = await house.as(writer).article.comment.add({ articleId, content: '加群领资料' })
  const answer = await reader.add({ articleId, content: `看这里 ${links}`, parentId: id })
  expect(answer.isPending).toBe(true)
  await reader.report({ id, reason: 'advertising' })
  const { data } = await house.as(admin).admin.audit.list({ kind: 'textReport', status: 'pending' })
  await audit.pass({ id: data[0]?.id ?? 0, remark: '广告' })
  expect(await list()).toEqual([])
  expect((await house.as().article.detail({ id: articleId })).commentCount).toBe(0)
  const [why] = await told(house, writer, 'notification')
  expect(why).toMatchObject({ title: '您的评论因举报被删除', content: expect.stringMatching(/广告.*加群领资料/) })
  expect((await house.as(admin).admin.audit.list({ kind: 'comment', status: 'pending' })).data).toEqual([])
})

test('a thread that has room for no more answers refuses the next, and shows every one that it took', async () => {
  await using house = await openHouse()
  const { articleId, list } = await below(house)
  const person = await regular(house, '+86-13800000002')
  const own = house.as(person).article.comment
  const { id: parentId } = await own.add({ articleId, content: '开头' })
  const said = {
    kind: 2 as const,
    target_id: articleId,
    account_id: person.uid,
    thread_id: parentId,
    is_pending: false,
  }
  const rows = Array.from({ length: 199 }, (_, at) => ({ ...said, content: `第 ${at} 条` }))
  await house.house.db.insertInto('comment').values(rows).execute()
  const last = await own.add({ articleId, content: '最后一条', parentId })
  expect((await list())[0]?.children).toHaveLength(200)
  const full = { code: 409, message: '这一串回复已满，请另起一条评论' }
  await expect(own.add({ articleId, content: '再来一条', parentId, replyToId: last.id })).rejects.toMatchObject(full)
  expect((await list())[0]?.children.at(-1)?.content).toBe('最后一条')
})
