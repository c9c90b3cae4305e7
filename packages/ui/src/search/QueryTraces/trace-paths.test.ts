import { describe, expect, test } from 'vitest'
import { tracePaths } from './trace-paths.ts'

const end = (left: number, right: number, chip: number) => ({
  word: { left, right, bottom: 46.5 },
  chip: { left: chip, top: 96 },
})
/** The mockup's own words and chips. */
const mockup = [end(55, 106, 0), end(117, 162, 128), end(173, 252, 242), end(263, 304, 415)]

describe('copper traces', () => {
  test('are drawn as on the mockup', () => {
    expect(tracePaths(mockup).map(({ path }) => path)).toEqual([
      'M80.5 46.5V80l-6 6h-46l-6 6V93',
      'M139.5 46.5V80l11 11V93',
      'M212.5 46.5V68l6 6h40l6 6V93',
      'M283.5 46.5V62l6 6h142l6 6V93',
    ])
  })
  test('end in a via on the chip', () => expect(tracePaths(mockup)[3]?.via).toEqual({ x: 437.5, y: 96 }))
  test('go straight down when nothing is between', () =>
    expect(tracePaths([end(0, 45, 0)])[0]?.path).toBe('M22.5 46.5V93'))
  test('keep their levels apart when there are many', () => {
    const many = Array.from({ length: 9 }, (_, at) => end(at * 40, at * 40 + 30, at * 90))
    const levels = tracePaths(many)
      .map(({ path }) => Number(/V([\d.]+)l/.exec(path)?.[1]))
      .filter((level) => level < 80)
    expect(new Set(levels).size).toBe(levels.length)
    expect(Math.min(...levels)).toBeGreaterThan(46.5)
  })
})
