import { describe, expect, it } from 'vitest'
import { findInPage, hitsByPage, patternOf, type PageText } from './find-in-pages.ts'

const lines = (...runs: string[]): PageText => ({ runs, endsLine: runs.map(() => true) })
const line = (...runs: string[]): PageText => ({ runs, endsLine: runs.map(() => false) })
function find(text: PageText, query: string) {
  const pattern = patternOf(query)
  return pattern ? findInPage(text, 1, pattern) : []
}
const found = (text: PageText, query: string) =>
  find(text, query).map(({ parts }) => parts.map(({ run, start, end }) => text.runs[run]?.slice(start, end)).join(''))

describe('findInPage', () => {
  it('finds a word in either case, several times', () => {
    expect(find(lines('Low dropout: 140 mV', 'Dropout voltage'), 'DROPOUT')).toHaveLength(2)
  })

  it('says which part of which run a hit covers', () => {
    expect(find(line('V', 'DO Drop', 'out voltage'), 'dropout')[0]?.parts).toEqual([
      { run: 1, start: 3, end: 7 },
      { run: 2, start: 0, end: 3 },
    ])
  })

  it('takes hyphens and spaces for each other, as addresses write them', () => {
    for (const text of ['Soft-Start', 'soft start', 'Soft  start', 'softstart'])
      expect(find(lines(text), 'soft-start')).toHaveLength(1)
  })

  it('finds each word where a page has all of them apart, and none where one is missing', () => {
    const page = lines('The enable pin', 'starts softly; a soft turn-on, then the start')
    expect(found(page, 'enable soft')).toEqual(['enable', 'soft', 'soft'])
    expect(found(lines('软启动由使能脚控制'), '使能 软启动')).toEqual(['软启动', '使能'])
    expect(found(page, 'enable thermal')).toEqual([])
    expect(found(lines('soft start', 'start softly'), 'soft start')).toEqual(['soft start'])
  })

  it('takes figures with or without a space before their unit, and either way to write micro', () => {
    for (const text of ['4.7uF', '4.7 µF', '4.7 \u03bcF']) {
      expect(find(lines(text), '4.7uF')).toHaveLength(1)
      expect(find(lines(text), '4.7µF')).toHaveLength(1)
    }
    expect(find(lines('100 nF'), '100nF')).toHaveLength(1)
    expect(find(lines('the bus'), 'bµs')).toHaveLength(0)
  })

  it('finds words broken at the end of a line', () => {
    expect(find(lines('the drop-', 'out voltage'), 'dropout')[0]?.parts).toHaveLength(2)
    expect(find(lines('电气', '特性'), '电气特性')).toHaveLength(1)
    expect(find(lines('电 气 特 性'), '电气特性')).toHaveLength(1)
  })

  it('does not join figures of two lines', () => {
    expect(find(lines('1', '2'), '12')).toHaveLength(0)
  })

  it('takes signs literally', () => {
    expect(find(lines('V(OUT) = 3.3 V (typ.)'), '(typ.)')).toHaveLength(1)
    expect(find(lines('3x3 V'), '3.3')).toHaveLength(0)
    expect(patternOf('  - ')).toBeUndefined()
  })

  it('shows the words around', () => {
    const [hit] = find(lines('x'.repeat(60), 'before ENA after', 'y'.repeat(60)), 'ENA')
    expect(hit?.snippet).toMatch(/^…x+ before ENA after y+…$/)
  })
})

it('gathers hits by page', () => {
  const hits = [3, 1, 3].map((page) => ({ page, parts: [], snippet: `p${page}` }))
  expect(hitsByPage(hits)).toEqual([
    { page: 1, snippet: 'p1', count: 1 },
    { page: 3, snippet: 'p3', count: 2 },
  ])
})
