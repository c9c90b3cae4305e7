import fc from 'fast-check'
import { expect, test } from 'vitest'
import { duplicatesOf, merged, parted } from './bom-duplicates.ts'
import { countsOf, savedLines, type BomItem } from './bom-item.ts'
import { itemOf } from './bom-row.ts'

const noAnswer = {
  told: '',
  bucket: 'demand',
  confidence: 0,
  isSure: false,
  alternates: [],
  risks: [],
  reason: '',
  pieces: 1,
} as const

const line = (rowNo: number, model: string, quantity: number, designator = ''): BomItem => ({
  ...itemOf({ rowNo, cells: [], texts: { model, designator, package: '0603' }, quantity, faults: [] }),
  match: { ...noAnswer, rowNo, alternates: [], risks: [] },
})

const lists = fc
  .array(fc.tuple(fc.constantFrom('LM358', 'lm 358', 'NE555', 'CH340C', '10k'), fc.integer({ min: 1, max: 99 })), {
    maxLength: 12,
  })
  .map((told) => told.map(([model, quantity], at) => line(at + 2, model, quantity, `U${at}`)))

const piecesOf = (items: readonly BomItem[]) => savedLines(items).reduce((sum, { quantity }) => sum + quantity, 0)

test('what is asked for stays the same when lines are merged, each line is still counted, and nothing is left to merge', () => {
  fc.assert(
    fc.property(lists, (items) => {
      const after = merged(items)
      expect(piecesOf(after)).toBe(piecesOf(items))
      const { read, cart, demand, review, failed, deleted, skipped, merged: into } = countsOf(after)
      expect(cart + demand + review + failed + deleted + skipped + into).toBe(read)
      expect(duplicatesOf(after.map((item) => ({ ...item, match: items[0]?.match })) as BomItem[])).toEqual([])
    }),
  )
})

test('who parts all that was merged has the list that was read', () => {
  fc.assert(
    fc.property(lists, (items) => {
      const back = items.reduce<readonly BomItem[]>((all, { rowNo }) => parted(all, rowNo), merged(items))
      expect(back.map(({ quantity, ask, mergedInto }) => [quantity, ask.designator, mergedInto])).toEqual(
        items.map(({ quantity, ask }) => [quantity, ask.designator, undefined]),
      )
    }),
  )
})

test('lines of other parts, of another package, posted or skipped stay by themselves', () => {
  const [one, two] = [line(2, 'LM358', 3, 'U1,U2'), line(3, 'lm358', 4, 'U3')]
  expect(merged([one, two]).map(({ quantity, ask, mergedInto }) => [quantity, ask.designator, mergedInto])).toEqual([
    [7, 'U1,U2,U3', undefined],
    [4, 'U3', 2],
  ])
  const other = { ...two, ask: { ...two.ask, package: '0805' } }
  for (const apart of [
    other,
    { ...two, match: { ...noAnswer, rowNo: 3, alternates: [], risks: [], told: '100 nF 50 V' } },
    { ...two, isPosted: true },
    { ...two, sent: 'skipped' as const },
    { ...two, quantity: null },
  ])
    expect(duplicatesOf([one, apart])).toEqual([])
})
