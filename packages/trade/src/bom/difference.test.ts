import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, type ComparedLine, type LineDifference } from './difference.ts'

const line = (model: string, change: Partial<ComparedLine> = {}): ComparedLine => ({ model, quantity: 1, ...change })

test('another part at the same places, another number of the same part, a line that came and one that went', () => {
  const before = [
    line('LM358DR', { designator: 'U1' }),
    line('RC0603FR-0710KL', { quantity: 4, designator: 'R1-R4' }),
    line('SS34'),
    line('NE555DR'),
  ]
  const after = [
    line('TL072CDR', { designator: 'u1' }),
    line('SS34'),
    line('RC0603FR-0710KL', { quantity: 5, designator: 'R1-R5' }),
    line('AO3400A'),
  ]
  expect(differenceOf(before, after)).toEqual([
    { kind: 'changed', before: before[0], after: after[0], fields: ['model'] },
    { kind: 'changed', before: before[1], after: after[2], fields: ['quantity', 'designator'] },
    { kind: 'added', after: after[3] },
    { kind: 'removed', before: before[3] },
  ])
})

test('rows in another order, in full width, in small letters or with other commas are the same', () => {
  const before = [line('LM358DR', { designator: 'C1,C2' }), line('SS34')]
  const after = [line('ＳＳ３４'), line('lm358dr', { designator: 'C1、C2' })]
  expect(differenceOf(before, after)).toEqual([])
})

test('two lines of one part are two lines', () => {
  expect(differenceOf([line('SS34')], [line('SS34'), line('SS34')])).toMatchObject([{ kind: 'added' }])
})

const anyLine: fc.Arbitrary<ComparedLine> = fc.record({
  model: fc.constantFrom('', 'LM358', 'SS34', 'ne555'),
  value: fc.constantFrom(undefined, '', '100n', '10k'),
  package: fc.constantFrom(undefined, '0402', '0603'),
  quantity: fc.integer({ min: 1, max: 3 }),
  designator: fc.constantFrom(undefined, '', 'C1', 'C1,C2'),
})
const lists = fc.array(anyLine, { maxLength: 8 })
const countOf = (found: readonly LineDifference<ComparedLine>[], kind: string) =>
  found.filter((one) => one.kind === kind).length

test('what came and what went makes the one list as long as the other, and no line is told twice', () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const found = differenceOf(before, after)
      expect(before.length - countOf(found, 'removed') + countOf(found, 'added')).toBe(after.length)
      const told = found.flatMap((one) => ('after' in one ? [one.after] : []))
      expect(new Set(told).size).toBe(told.length)
    }),
  )
})

test('a list differs from itself in nothing, in whatever order its lines stand', () => {
  fc.assert(
    fc.property(lists, (before) => {
      expect(differenceOf(before, before.toReversed())).toEqual([])
    }),
  )
})
