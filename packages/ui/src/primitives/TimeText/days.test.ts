import { expect, test } from 'vitest'
import { byDay } from './days.ts'

const now = new Date('2026-03-02T00:30:00+08:00')
const at = (createTime: string) => ({ createTime })
const namesOf = (...times: string[]) => byDay(times.map(at), now).map(({ name, records }) => [name, records.length])

test('the day turns at midnight in China, wherever one reads', () => {
  expect(namesOf('2026-03-02 00:10:00', '2026-03-01 23:59:59', '2026-02-28 23:59:59')).toEqual([
    ['今天', 1],
    ['昨天', 1],
    ['更早', 1],
  ])
  expect(namesOf('2026-03-01T16:05:00Z')).toEqual([['今天', 1]])
})

test('a day without records has no head, and a broken moment is old', () => {
  expect(namesOf('2026-03-01 08:00:00', '不详')).toEqual([
    ['昨天', 1],
    ['更早', 1],
  ])
  expect(namesOf()).toEqual([])
})
