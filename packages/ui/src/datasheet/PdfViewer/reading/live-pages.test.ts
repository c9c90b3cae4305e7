import { describe, expect, it } from 'vitest'
import { livePages, maxLive, pagesBetween } from './live-pages.ts'

describe('livePages', () => {
  it('keeps what is on the screen and reads ahead', () => {
    expect([...livePages({ first: 5, last: 6 }, 34)]).toEqual([5, 6, 7, 4, 8, 3, 9, 2])
  })

  it('stays inside a short document', () => {
    expect([...livePages({ first: 1, last: 1 }, 3)]).toEqual([1, 2, 3])
    expect([...livePages({ first: 1, last: 1 }, 0)]).toEqual([])
  })

  it('holds the law of eight for every window onto 1,000 pages', () => {
    for (let first = 1; first <= 1000; first += 7)
      for (const height of [0, 1, 3, 8, 40, 999]) {
        const live = livePages({ first, last: first + height }, 1000)
        expect(live.size).toBe(Math.min(maxLive, 1000))
        expect(live.has(first)).toBe(true)
        expect([...live].every((page) => page >= 1 && page <= 1000)).toBe(true)
      }
  })
})

describe('pagesBetween', () => {
  const edgesOf = (page: number) => ({ top: (page - 1) * 100, bottom: (page - 1) * 100 + 90 })

  it('finds the pages on the screen', () => {
    expect(pagesBetween(0, 250, 1000, edgesOf)).toEqual({ first: 1, last: 3 })
    expect(pagesBetween(40_050, 40_130, 1000, edgesOf)).toEqual({ first: 401, last: 402 })
  })

  it('gives the next page between two, and the last page beyond the end', () => {
    expect(pagesBetween(92, 95, 1000, edgesOf)).toEqual({ first: 2, last: 2 })
    expect(pagesBetween(200_000, 200_100, 1000, edgesOf)).toEqual({ first: 1000, last: 1001 })
  })
})
