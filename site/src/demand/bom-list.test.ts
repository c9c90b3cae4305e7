import { isBalanced } from '@xinpu/sdk/bom'
import type { BomMatch } from '@xinpu/sdk/types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bomReducer, draftOfList, draftOfSaved, type BomAction, type BomList } from './bom-list.ts'
import { countsOf, rowOf, savedLines } from './bom-item.ts'
import { itemOf, oneOf } from './bom-row.ts'

const rowNo = fc.integer({ min: 2, max: 9 })
const rowNos = fc.uniqueArray(rowNo, { maxLength: 8 })
const model = fc.constantFrom('', 'LM358', 'lm 358', 'NE555')
const quantity = fc.option(fc.integer({ min: 1, max: 99 }))

const answers = rowNos.chain((asked) =>
  fc.tuple(
    ...asked.map((rowNo) =>
      fc.constantFrom<BomMatch['bucket']>('cart', 'demand', 'review').map((bucket): BomMatch => ({
        rowNo,
        bucket,
        told: '',
        confidence: 0,
        isSure: false,
        alternates: [],
        risks: [],
        reason: '',
        pieces: 1,
      })),
    ),
  ),
)

/** Anything that may happen to a list, in any order: also to lines that are gone. */
const actions: fc.Arbitrary<BomAction> = fc.oneof(
  answers.map((answers) => ({ type: 'matched' as const, answers })),
  fc.constant({ type: 'merge' as const }),
  fc.record({
    type: fc.constant('change' as const),
    rowNo,
    change: fc.record({ model, package: fc.constant('0603'), quantity }),
  }),
  fc.record({ type: fc.constant('choose' as const), rowNo, modelId: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constantFrom('missed' as const, 'posted' as const), rowNos }),
  rowNos.map((gone) => ({ type: 'refused' as const, faults: new Map(gone.map((each) => [each, '数量不对'])) })),
  fc.record({ type: fc.constant('retry' as const), rowNos: fc.array(rowNo, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('boards' as const), boards: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    type: fc.constant('send' as const),
    rowNos,
    bucket: fc.constantFrom(
      'cart' as const,
      'deleted' as const,
      'demand' as const,
      'review' as const,
      'skipped' as const,
    ),
  }),
)

const lists = fc
  .array(fc.tuple(model, quantity, fc.constantFrom('', 'DNP')), { minLength: 1, maxLength: 8 })
  .map((rows): BomList => ({
    name: '清单',
    header: [],
    boards: 1,
    attrition: 0,
    turn: 0,
    items: rows.map(([model, quantity, dnp], at) =>
      itemOf({ rowNo: at + 2, cells: [model], texts: { model, dnp }, quantity, faults: [] }),
    ),
  }))

const after = (list: BomList, happened: readonly BomAction[]): BomList =>
  happened.reduce<BomList>((now, action) => bomReducer(now, action) ?? now, list)

test('whatever is done to a list, every line that was read is there, goes one way, and is kept if it is to be kept', () => {
  fc.assert(
    fc.property(lists, fc.array(actions, { maxLength: 30 }), (list, happened) => {
      const now = after(list, happened)
      expect(now.items.map(({ rowNo, cells }) => [rowNo, cells])).toEqual(
        list.items.map(({ rowNo, cells }) => [rowNo, cells]),
      )
      expect(isBalanced(countsOf(now.items))).toBe(true)
      const { cart, demand, review } = countsOf(now.items)
      expect(savedLines(now.items)).toHaveLength(cart + demand + review)
    }),
  )
})

test('what was decided outlives the tab: only the answers are asked for again', () => {
  fc.assert(
    fc.property(lists, fc.array(actions, { maxLength: 30 }), (list, happened) => {
      const now = after(list, happened)
      const back = bomReducer(undefined, { type: 'begin', list: draftOfList(now) })
      const decided = ({ items }: BomList) => items.map(({ match: _match, isMissed: _missed, ...item }) => item)
      expect(back && decided(back)).toEqual(decided(now))
    }),
  )
})

test('a list without quantities is one of each', () => {
  const row = { rowNo: 2, cells: ['LM358'], texts: { model: 'LM358' }, quantity: null, faults: ['没有填数量'] }
  expect(rowOf(itemOf(row))).toBeUndefined()
  expect(rowOf(itemOf(oneOf(row)))).toMatchObject({ model: 'LM358', quantity: 1 })
  expect(itemOf(oneOf(row)).faults).toEqual([])
})

test('a list is touched by its person alone, not by being opened and matched', () => {
  const line = { rowNo: 2, model: 'LM358', quantity: 1, bucket: 'review' as const }
  const opened = { ...draftOfSaved({ name: '主板', boards: 1, attrition: 0, lines: [line] }), turn: 0 }
  const matched = after(opened, [
    { type: 'matched', answers: [] },
    { type: 'missed', rowNos: [2] },
    { type: 'retry', rowNos: [2] },
  ])
  expect(matched.isTouched).toBeUndefined()
  const mended = after(matched, [{ type: 'send', rowNos: [2], bucket: 'demand' }])
  expect(after(mended, [{ type: 'matched', answers: [] }]).isTouched).toBe(true)
  expect(draftOfList(mended)).not.toHaveProperty('isTouched')
})
