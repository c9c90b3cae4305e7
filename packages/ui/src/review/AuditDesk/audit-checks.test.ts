import { expect, test } from 'vitest'
import { certification } from '../story-data.ts'
import { comparedWithEvidence, firstReason, passFault, reasonsIn, type Checks } from './audit-checks.ts'

const fields = certification.detail
const all: Checks = Object.fromEntries(fields.map(({ name }) => [name, { isChecked: true }]))

test('a field is compared with what was read from the evidence', () => {
  expect(fields.map(comparedWithEvidence)).toEqual([
    'same',
    'same',
    'differs',
    'same',
    'silent',
    'silent',
    'silent',
    'differs',
  ])
  expect(comparedWithEvidence({ name: 'a', label: 'a', value: '９1 A', found: '91A', isHtml: false })).toBe('same')
})
test('a reason begins with what the evidence says', () => {
  expect(fields.map(firstReason).filter(Boolean)).toEqual([
    '证据上为“陈立”',
    '证据上为“深圳市南山区粤海街道科苑路 15 号”',
  ])
})
test('nothing passes unseen, or with a reason against it', () => {
  expect(passFault(fields, {})).toBe('还有 8 项没有核对')
  expect(passFault(fields, { ...all, name: { isChecked: true, reason: '简称' } })).toMatch(/^1 项写了问题/)
  expect(passFault(fields, all)).toBeNull()
  expect(passFault([], {})).toBeNull()
})
test('only reasons with words in them are sent', () =>
  expect(
    reasonsIn(fields, {
      name: { isChecked: false, reason: ' ' },
      legalPerson: { isChecked: false, reason: ' 不一致 ' },
    }),
  ).toEqual([{ name: 'legalPerson', reason: '不一致' }]))
