import { codes } from '@xinpu/contract/endpoint'
import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { matterOf, refused } from '../../test/refusal.ts'
import { tellMembers } from './digest.ts'

const symbol = '/files/circle/power.svg'
const asked = { name: '电源圈', imgUrl: symbol, intro: '只聊电源' }

async function founded(house: TestHouse) {
  const admin = await reviewer(house)
  const owner = await house.login('+86-13800000001')
  const { id } = await house.as(owner).circle.circle.add(asked)
  await house.as(admin).admin.audit.pass({ id: await matterOf(house, admin, { kind: 'circle', id }) })
  return { admin, owner, id }
}

const nothing = { title: '', shown: '', input: '', output: '', load: '', tried: '', images: [] }

/** Somebody whose posts nobody looks at first any more. */
async function regular(house: TestHouse, mobile: string, groupId: number) {
  const person = await house.login(mobile)
  const posts = [1, 2, 3].map((at) => ({
    circle_id: groupId,
    account_id: person.uid,
    kind: 'talk' as const,
    ...nothing,
    content: `旧帖 ${at}`,
    status: 'published' as const,
  }))
  await house.house.db.insertInto('trend').values(posts).execute()
  return person
}

test('a circle opens after a review, with its founder as the first member; its name is taken from then on', async () => {
  await using house = await openHouse()
  const owner = await house.login('+86-13800000001')
  const own = house.as(owner).circle.circle
  const { id, status } = await own.add(asked)
  expect(status).toBe('pending')
  expect(await own.add(asked)).toEqual({ id, status })
  expect((await refused(own.add({ ...asked, name: '射频圈' }))).message).toContain('还在审核')
  expect((await house.as().circle.circle.list({})).totalRecord).toBe(0)
  expect((await refused(house.as().circle.circle.detail({ id }))).code).toBe(codes.NOT_FOUND)
  expect((await own.list({})).data.map((row) => row.status)).toEqual(['pending'])

  const admin = await reviewer(house)
  await house.as(admin).admin.audit.reject({ id: await matterOf(house, admin, { kind: 'circle', id }), reason: '太宽' })
  expect(await own.detail({ id })).toMatchObject({ status: 'rejected', rejectReason: '太宽' })
  await own.add({ ...asked, id, intro: '开关电源' })
  await house.as(admin).admin.audit.pass({ id: await matterOf(house, admin, { kind: 'circle', id }) })
  expect(await house.as().circle.circle.detail({ id })).toMatchObject({
    memberCount: 1,
    intro: '开关电源',
    isMine: false,
  })

  const other = house.as(await house.login('+86-13800000002')).circle.circle
  expect((await refused(other.add({ ...asked, name: '电源交流圈' }))).data).toEqual({ id, name: '电源圈' })
  expect(await other.follow({ groupId: id, status: 1 })).toEqual({ isFollow: true, memberCount: 2 })
  expect(await other.follow({ groupId: id, status: 1 })).toEqual({ isFollow: true, memberCount: 2 })
  expect((await other.members({ groupId: id })).data[0]?.id).toBe(owner.uid)
  expect((await other.mine({})).data.map((row) => row.name)).toEqual(['电源圈'])
  expect(await other.follow({ groupId: id, status: 0 })).toEqual({ isFollow: false, memberCount: 1 })
  expect((await refused(own.follow({ groupId: id, status: 0 }))).code).toBe(codes.CONFLICT)
})

test('the first posts of a person, marked words and many links wait for a reviewer; what is refused tells its writer why', async () => {
  await using house = await openHouse()
  const { admin, id: groupId } = await founded(house)
  const person = await house.login('+86-13800000002')
  const own = house.as(person).circle.trend
  const added = await own.add({ groupId, content: '第一帖' })
  expect(added.status).toBe('pending')
  expect((await refused(own.add({ groupId, content: '第一帖' }))).code).toBe(codes.CONFLICT)
  expect((await refused(house.as().circle.trend.detail({ id: added.id }))).code).toBe(codes.NOT_FOUND)
  expect((await own.mine({})).data.map((row) => row.status)).toEqual(['pending'])
  await house.as(admin).admin.audit.pass({ id: await matterOf(house, admin, { kind: 'trend', id: added.id }) })
  expect((await house.as().circle.trend.list({ groupId })).data.map((row) => row.content)).toEqual(['第一帖'])

  const known = house.as(await regular(house, '+86-13800000003', groupId)).circle.trend
  expect((await known.add({ groupId, content: '今天的波形' })).status).toBe('published')
  expect((await known.add({ groupId, content: 'http://a.cn http://b.cn http://c.cn' })).status).toBe('pending')
  const marked = await known.add({ groupId, content: '加 微·信 看图' })
  expect(marked.status).toBe('pending')
  const reject = { id: await matterOf(house, admin, { kind: 'trend', id: marked.id }), reason: '不许引流' }
  await house.as(admin).admin.audit.reject(reject)
  expect(await known.detail({ id: marked.id })).toMatchObject({ status: 'removed', removeReason: '不许引流' })
  expect((await refused(house.as().circle.trend.detail({ id: marked.id }))).data).toEqual({ isGone: true })
  expect((await refused(known.update({ id: marked.id, content: '改' }))).code).toBe(codes.CONFLICT)
})

async function question(house: TestHouse, person: Person, groupId: number) {
  const { data } = await house.as().datasheet.part.search({ keywords: 'LM358DR' })
  const partIds = data.slice(0, 1).map(({ id }) => id)
  const facts = { input: '5 V', output: '0–5 V', tried: '换过一颗' }
  const draft = { kind: 'question' as const, title: '运放零点', content: 'LM358DR 输出 0.3 V\n<b>正常</b>吗' }
  return house.as(person).circle.trend.add({ groupId, ...draft, ...facts, partIds })
}

test('a question knows its parts, is found by them, and is solved by the answer that whoever asked accepts', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { id: groupId } = await founded(house)
  const asker = await regular(house, '+86-13800000002', groupId)
  const { id } = await question(house, asker, groupId)
  const seen = await house.as().circle.trend.detail({ id })
  expect(seen.parts).toMatchObject([{ model: 'LM358DR', lifecycle: expect.any(String) }])
  expect(seen.shown).toContain('data-part="LM358DR"')
  expect(seen.shown).toContain('<br>&#x3C;b>正常')
  expect(seen.facts).toEqual({ input: '5 V', output: '0–5 V', load: '', tried: '换过一颗' })
  const find = (keywords: string) => house.as().circle.trend.list({ keywords })
  expect((await find('LM358')).data.map((row) => row.id)).toEqual([id])
  expect((await house.as().circle.trend.similar({ words: '运放的零点漂移' })).map((row) => row.id)).toEqual([id])
  expect((await house.as().circle.trend.list({ sort: 'unanswered' })).data.map((row) => row.id)).toEqual([id])

  const helper = await regular(house, '+86-13800000003', groupId)
  const answer = await house.as(helper).article.comment.add({ articleId: id, type: 5, content: '失调乘增益' })
  expect((await refused(house.as(asker).circle.trend.accept({ id, commentId: answer.id }))).code).toBe(codes.NOT_FOUND)
  await house.house.db.updateTable('comment').set({ is_pending: false }).where('id', '=', answer.id).execute()
  expect((await refused(house.as(helper).circle.trend.accept({ id, commentId: answer.id }))).code).toBe(codes.NOT_FOUND)
  const solved = await house.as(asker).circle.trend.accept({ id, commentId: answer.id })
  expect(solved).toMatchObject({ answer: { id: answer.id, content: '失调乘增益' }, commentCount: 1 })
  await house.as(asker).circle.trend.accept({ id, commentId: answer.id })
  const { data: told } = await house.as(helper).message.message.list({ type: 'comment' })
  expect(told.map(({ title }) => title)).toEqual(['您的回答被采纳：运放零点'])
  expect(await house.as().circle.circle.detail({ id: groupId })).toMatchObject({ solvedRate: 1 })
  expect((await house.as().circle.trend.list({ sort: 'unanswered' })).totalRecord).toBe(0)

  await house.as(helper).article.comment.remove({ id: answer.id })
  expect(await house.as().circle.trend.detail({ id })).not.toHaveProperty('answer')
  expect(await house.as().circle.circle.detail({ id: groupId })).toMatchObject({ solvedRate: 0 })
})

test('likes and reads count once; a report that holds takes the post down; what its writer removes leaves nothing', async () => {
  await using house = await openHouse()
  const { admin, id: groupId } = await founded(house)
  const writer = await regular(house, '+86-13800000002', groupId)
  const reader = await house.login('+86-13800000003')
  const { id } = await house.as(writer).circle.trend.add({ groupId, content: '晒板', kind: 'show' })
  const own = house.as(reader).circle.trend
  expect(await own.like({ id, status: 1 })).toEqual({ likeCount: 1, isLike: true })
  expect(await own.like({ id, status: 1 })).toEqual({ likeCount: 1, isLike: true })
  await own.read({ id })
  await own.read({ id })
  await house.as(writer).circle.trend.read({ id })
  expect(await own.detail({ id })).toMatchObject({ viewCount: 1, isLike: true })

  await own.report({ id, reason: 'spam' })
  const { data } = await house.as(admin).admin.audit.list({ kind: 'trendReport', status: 'pending' })
  await house.as(admin).admin.audit.pass({ id: data[0]?.id ?? 0, remark: '广告' })
  expect(await house.as(writer).circle.trend.detail({ id })).toMatchObject({ removeReason: '广告' })
  expect((await house.as().circle.circle.detail({ id: groupId })).trendsCount).toBe(3)

  const other = await house.as(writer).circle.trend.add({ groupId, content: '自己删' })
  await house.as(writer).circle.trend.remove({ id: other.id })
  expect((await refused(house.as(writer).circle.trend.detail({ id: other.id }))).data).toEqual({ isGone: true })
  expect(
    (await refused(own.list({ sort: 'follow' }).then(() => house.as().circle.trend.list({ sort: 'follow' })))).code,
  ).toBe(codes.NEED_LOGIN)
})

test('a comment below a post is liked once, by either of its names; posts about a part are found by it', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { id: groupId } = await founded(house)
  const writer = await regular(house, '+86-13800000002', groupId)
  const part = await house.house.db.selectFrom('part').select('id').orderBy('id').executeTakeFirstOrThrow()
  const own = house.as(writer).circle.trend
  const { id } = await own.add({ groupId, title: '它的上电顺序', content: '见图', partIds: [part.id] })
  expect((await house.as().circle.trend.list({ partId: part.id })).data.map((row) => row.id)).toEqual([id])
  const { id: targetId } = await house.as(writer).article.comment.add({ articleId: id, type: 5, content: '补图' })
  await house.house.db.updateTable('comment').set({ is_pending: false }).execute()
  const { like } = house.as(await house.login('+86-13800000003')).article
  const one = { likeCount: 1, isLike: true }
  expect(await like.set({ type: 'trendsComment', targetId, status: 1 })).toEqual(one)
  expect(await like.set({ type: 'comment', targetId, status: 1 })).toEqual(one)
  expect((await refused(like.set({ type: 'trendsComment', targetId: 999_999, status: 1 }))).code).toBe(codes.NOT_FOUND)
})

test('a member is told once a week of what was said most', async () => {
  await using house = await openHouse()
  const { id: groupId, owner } = await founded(house)
  const writer = await regular(house, '+86-13800000002', groupId)
  await house.house.db.updateTable('trend').set({ comment_count: 2 }).where('content', '=', '旧帖 2').execute()
  const now = new Date()
  await tellMembers(house.house.db, now)
  await tellMembers(house.house.db, now)
  const { data } = await house.as(owner).message.message.list({ type: 'notification' })
  expect(data.filter(({ title }) => title.includes('本周')).map(({ content }) => content)).toEqual(['1. 旧帖 2'])
  expect((await house.as(writer).message.message.list({ type: 'notification' })).data).toEqual([])
})

test('a post is kept and found again; an answer is found among what one said, where it stands', async () => {
  await using house = await openHouse()
  const { id: groupId } = await founded(house)
  const writer = await regular(house, '+86-13800000002', groupId)
  const { id } = await house.as(writer).circle.trend.add({ groupId, content: '上电过冲' })
  const reader = house.as(await house.login('+86-13800000009'))
  await reader.account.favour.set({ type: 5, targetId: id, status: 1 })
  expect(await reader.account.favour.check({ type: 5, targetId: id })).toBe(true)
  expect((await reader.circle.trend.mine({ tab: 'kept' })).data.map((post) => post.id)).toEqual([id])
  expect((await reader.circle.trend.mine({})).data).toEqual([])
  expect((await reader.account.favour.list({ type: 5 })).data).toMatchObject([{ trendsVO: { id } }])
  const said = await reader.article.comment.add({ articleId: id, type: 5, content: '量过，是输入电容' })
  const url = `/circle/circleContent/${id}#c${said.id}`
  expect((await reader.article.comment.mine({ type: 5 })).data).toMatchObject([{ id: said.id, url }])
  expect((await reader.article.comment.mine({ type: 2 })).data).toEqual([])
  await house.as(writer).circle.trend.remove({ id })
  expect((await reader.circle.trend.mine({ tab: 'kept' })).totalRecord).toBe(0)
})
