import { expect, test } from 'vitest'
import { placeOf, spanOf, stepTo, yearsOf } from './score.ts'

const mark = (date: string) => ({ date, label: date, href: '#' })
const lanes = [
  { name: '变更', value: '', marks: [mark('2015-01-01'), mark('2020-06-01')] },
  { name: '司法', value: '', marks: [] },
  { name: '年报', value: '', marks: [mark('2014-06-01'), mark('2021-06-01')] },
]

test('arrows walk a lane in time, and leave it for the nearest mark of the next lane that has any', () => {
  expect(stepTo(lanes, [0, 0], 'ArrowRight')).toEqual([0, 1])
  expect(stepTo(lanes, [0, 1], 'ArrowRight')).toBeUndefined()
  expect(stepTo(lanes, [0, 1], 'ArrowDown')).toEqual([2, 1])
  expect(stepTo(lanes, [2, 0], 'ArrowUp')).toEqual([0, 0])
  expect(stepTo(lanes, [0, 0], 'ArrowUp')).toBeUndefined()
})

test('the axis spans whole years, from the founding to the present', () => {
  const span = spanOf(lanes, '2013-05-21', '2026-11-25')
  expect(placeOf('2013-01-01', span)).toBe(0)
  expect(placeOf('2026-12-31', span)).toBeCloseTo(1, 2)
  expect(yearsOf(span)).toEqual([2013, 2015, 2017, 2019, 2021, 2023, 2025])
})
