import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let owner: Person & { uid: number }
let person: Person & { uid: number }
beforeAll(async () => {
  house = await openHouse()
  owner = await reviewer(house)
  person = await house.login('+86-13800000005')
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(owner).admin
const noted = async (input: object) => (await desk().log.list(input)).data

test('what is done stands in the log with who did it, to whom, and what was sent', async () => {
  await desk().user.setStatus({ id: person.uid, status: 0, reason: '测试' })
  expect(await noted({ subject: 'account', targetId: person.uid })).toEqual([
    expect.objectContaining({
      verb: '停用或恢复账号',
      right: 'people',
      user: expect.objectContaining({ id: owner.uid, nickName: '审核员甲' }),
      sent: JSON.stringify({ id: person.uid, reason: '测试', status: 0 }),
    }),
  ])
})

test('what is refused is not done, and stands in no log', async () => {
  const before = await noted({})
  await expect(desk().user.setStatus({ id: 999_999, status: 0, reason: '测试' })).rejects.toMatchObject({ code: 404 })
  await expect(desk().role.set({ id: owner.uid, roles: [] })).rejects.toMatchObject({ code: 409 })
  expect(await noted({})).toEqual(before)
})

test('what cannot be written down is not done', async () => {
  const { db } = house.house
  await sql`alter table desk_log add constraint full_disk check (verb <> '修改站点设置')`.execute(db)
  await expect(desk().platform.setConfig({ key: 'spec_free_downloads', value: 7 } as never)).rejects.toBeDefined()
  const { rows } = await sql`select value from setting where value = '7'`.execute(db)
  expect(rows).toEqual([])
  await sql`alter table desk_log drop constraint full_disk`.execute(db)
})

test('nobody changes it, not with SQL either', async () => {
  const { db } = house.house
  for (const statement of ['update desk_log set note = $$$$', 'delete from desk_log', 'truncate desk_log'])
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('desk_log is only added to')
  expect(await noted({})).not.toEqual([])
})

test('it is found by words, person, right and day', async () => {
  await desk().platform.sendMessage({ title: '停机通知', content: '今晚两点', userIds: [owner.uid] })
  expect((await noted({ keywords: '停机通知' })).map(({ verb }) => verb)).toEqual(['发送平台消息'])
  expect((await noted({ right: 'tell' })).length).toBe(1)
  expect(await noted({ userId: person.uid })).toEqual([])
  expect(await noted({ until: '2020-01-01' })).toEqual([])
  expect(await noted({ since: '2020-01-01', right: 'tell' })).toHaveLength(1)
})

test('as a table it opens in a spreadsheet, and that somebody took it stands in it', async () => {
  const text = await (await desk().log.exportFile({ right: 'tell' })).text()
  expect(text.split('\r\n')[0]).toBe(
    '"编号","时间","操作人","权限","操作","对象","对象编号","说明","提交的内容","来源地址"',
  )
  expect(text).toContain('发送平台消息')
  expect((await noted({}))[0]).toMatchObject({ verb: '导出操作记录' })
})
