import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let editor: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  editor = await house.login('+86-13800000000')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['editor'] })
    .where('id', '=', editor.uid)
    .execute()
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(editor).admin.content
const hour = 3_600_000
const inHours = (hours: number) => new Date(house.house.now().getTime() + hours * hour).toISOString()
const picture = { imgUrl: '/files/oss/aaaaaaaaaaaaaaaaaaaaaa.png', url: '/mall/index/1' }

test('a notice is shown from its beginning to its end, the first first', async () => {
  const shown = async () => (await house.as().portal.notice.list()).map(({ content }) => content)
  const notice = { kind: 'notice', place: 'all' } as const
  await desk().save({ ...notice, name: '今晚 22:00 维护', beginTime: inHours(2), endTime: inHours(4) })
  await desk().save({ ...notice, name: '新增 BOM 对比', url: '/inquiry', position: 200 })
  expect(await shown()).toEqual(['新增 BOM 对比'])
  expect((await desk().list({ kind: 'notice' })).data.map(({ state }) => state)).toEqual(['waiting', 'shown'])
  house.pass(3 * hour)
  expect(await shown()).toEqual(['今晚 22:00 维护', '新增 BOM 对比'])
  house.pass(2 * hour)
  expect(await shown()).toEqual(['新增 BOM 对比'])
  expect((await desk().list({ kind: 'notice', state: 'over' })).totalRecord).toBe(1)
})

test('pictures, links, words and channels stand where the desk puts them', async () => {
  await desk().save({ kind: 'banner', place: 'mall', name: '国产替代专场', ...picture })
  await desk().save({ kind: 'banner', place: 'home', name: '半导体周报', ...picture })
  await desk().save({ kind: 'banner', place: 'detail', name: '征稿', ...picture })
  await desk().save({ kind: 'link', place: 'friend', name: '开源硬件', url: 'https://oshwa.org' })
  await desk().save({ kind: 'link', place: 'brand', name: '芯海', url: 'https://www.example.com', position: 1 })
  await desk().save({ kind: 'hotWord', place: 'news', name: 'SiC', position: 1, url: '/news/search?keywords=SiC' })
  const { id } = await desk().save({ kind: 'channel', place: 'news', name: '汽车电子', position: 1 })

  const { portal, article, mall } = house.as()
  expect((await mall.home.data()).banners).toMatchObject([{ title: '国产替代专场', ...picture }])
  expect((await article.news.home()).banners).toMatchObject([{ title: '半导体周报' }])
  expect(await article.news.banners({ position: 'detail' })).toMatchObject([{ title: '征稿' }])
  expect(await portal.navigation.friendlyLinks()).toEqual([{ name: '开源硬件', url: 'https://oshwa.org' }])
  expect((await portal.navigation.lists()).brand).toEqual([{ name: '芯海', url: 'https://www.example.com' }])
  expect(await portal.hotWord.byType({})).toMatchObject([{ name: 'SiC', url: '/news/search?keywords=SiC' }])
  expect(await article.channel.list()).toEqual([{ id, name: '汽车电子', count: 0 }])
})

test('an entry is changed and taken off; what hangs on a channel keeps it', async () => {
  const word = { kind: 'hotWord', place: 'spec', name: 'GaN' } as const
  const { id } = await desk().save({ ...word, url: '/brandList' })
  await desk().save({ ...word, id, name: 'GaN 驱动' })
  expect(await house.as().portal.hotWord.search()).toEqual([{ id, name: 'GaN 驱动', count: 0, type: 'spec' }])
  await desk().remove({ kind: 'hotWord', id })
  expect(await house.as().portal.hotWord.search()).toEqual([])
  await expect(desk().remove({ kind: 'hotWord', id })).rejects.toMatchObject({ code: 404 })

  const [channel = { id: 0 }] = await house.as().article.channel.list()
  const { db } = house.house
  await db.insertInto('article').values({ account_id: editor.uid, channel_id: channel.id }).execute()
  await expect(desk().remove({ kind: 'channel', id: channel.id })).rejects.toMatchObject({ code: 409 })
})

test.each([
  ['place', '请选择位置', { kind: 'banner', place: 'common', name: '一', ...picture }],
  ['imgUrl', '请填写图片', { kind: 'banner', place: 'mall', name: '一', url: '/mall' }],
  ['imgUrl', '这类内容没有这一项', { kind: 'notice', place: 'all', name: '一', imgUrl: picture.imgUrl }],
  ['name', '频道名称最多 12 个字', { kind: 'channel', place: 'news', name: '一'.repeat(13) }],
  ['url', '链接地址的格式如 https://www.example.com', { kind: 'link', place: 'friend', name: '一', url: '/mall' }],
  [
    'endTime',
    '结束时间不能早于开始时间',
    { kind: 'notice', place: 'all', name: '一', beginTime: '2026-02-02T00:00:00Z', endTime: '2026-02-01T00:00:00Z' },
  ],
] as const)('what is wrong with %s is said: %s', async (field, message, told) => {
  await expect(desk().save(told)).rejects.toMatchObject({ code: 400, data: { errors: [{ field, message }] } })
})

test('the same name stands once at a place, and the log says what was done', async () => {
  const link = { kind: 'link', place: 'friend', name: '镜像站', url: 'https://mirror.example.com' } as const
  const { id } = await desk().save(link)
  await expect(desk().save(link)).rejects.toMatchObject({ code: 409, message: '这个位置已经有同名的内容' })
  await desk().remove({ kind: 'link', id })
  const rows = await house.house.db
    .selectFrom('desk_log')
    .select(['verb', 'note'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(rows).toEqual([
    { verb: '删除站点内容', note: '链接：镜像站' },
    { verb: '编辑站点内容', note: '链接：镜像站' },
  ])
})
