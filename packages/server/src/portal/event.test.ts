import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { seedEvents } from './event-seed.ts'

const day = 24 * 60 * 60 * 1000
const someone = { name: '张三', mobile: '+86-13811112222' }

test('the next events come first, and the clock says what is over', async () => {
  await using house = await openHouse()
  await seedEvents(house.house, () => undefined)
  const events = house.as().portal.event
  const { data } = await events.list()
  expect(data.map(({ status }) => status).at(-1)).toBe('ended')
  const coming = data.filter(({ status }) => status === 'upcoming')
  expect(coming.map(({ beginTime }) => beginTime)).toEqual(coming.map(({ beginTime }) => beginTime).toSorted())
  expect((await events.list({ status: 'ended' })).totalRecord).toBe(2)
  house.pass(30 * day)
  expect((await events.list({ status: 'upcoming' })).totalRecord).toBe(0)
  expect((await events.detail({ id: data[0]?.id ?? 0 })).content).toContain('<h2>内容安排</h2>')
})

test('of two people at the last seat one gets it, a second time changes what was said, and what is over takes nobody', async () => {
  await using house = await openHouse()
  const at = house.house.now().getTime()
  const { id } = await house.house.db
    .insertInto('event')
    .values({
      title: '共读',
      summary: '共读',
      content: '<p>共读</p>',
      address: '线上',
      seats: 1,
      begin_at: new Date(at + day),
      end_at: new Date(at + 2 * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = [await house.login(), await house.login('+86-13800000001')]
  const tries = await Promise.allSettled(people.map((each) => house.as(each).portal.event.sign({ id, ...someone })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const first = people[tries.findIndex(({ status }) => status === 'fulfilled')]
  await house.as(first).portal.event.sign({ id, ...someone, name: '李四', company: '芯谱' })
  expect(await house.as(first).portal.event.detail({ id })).toMatchObject({
    isSigned: true,
    signCount: 1,
    sign: { name: '李四', company: '芯谱' },
  })
  house.pass(3 * day)
  const later = await house.login('+86-13800000002')
  expect(await refused(house.as(later).portal.event.sign({ id, ...someone }))).toMatchObject({ code: 409 })
})
