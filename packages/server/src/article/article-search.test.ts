import { expect, test } from 'vitest'
import { fillNews, written } from '../../test/full-news.ts'
import { openHouse } from '../../test/house.ts'

const articles = 3000
/** How old each is, against the others. */
const ageOf = (at: number) => (at * 7919) % articles
const numbers = Array.from({ length: articles }, (_, at) => at).toSorted((one, other) => ageOf(one) - ageOf(other))

const isTitled = (at: number, word: string) => written(at).title.includes(word)
const says = (at: number, word: string) => {
  const { title, summary, text } = written(at)
  return [title, summary, text].some((part) => part.includes(word))
}

test('of few finds and of many, those titled so come first, the newest of each before the older, and none twice', async () => {
  await using house = await openHouse()
  await fillNews(house.house.db, articles, new Date())
  const { search } = house.as().article.news

  for (const words of [['热阻'], ['热阻', 'MLCC']]) {
    const newest = numbers.filter((at) => words.every((word) => says(at, word)))
    expect(newest.length > 1000).toBe(words.length === 1)
    const titled = newest.filter((at) => words.every((word) => isTitled(at, word)))
    const best = [...titled, ...newest.filter((at) => !titled.includes(at))]
    for (const { sort, order } of [
      { sort: 'relevance' as const, order: best },
      { sort: 'newest' as const, order: newest },
    ])
      for (const pageIndex of [1, 3]) {
        const page = await search({ keywords: words.join(' '), sort, pageIndex, pageSize: 100 })
        const told = order.slice((pageIndex - 1) * 100, pageIndex * 100)
        expect(page.totalRecord).toBe(order.length)
        expect(page.data.map(({ title }) => title)).toEqual(told.map((at) => written(at).title))
      }
  }
})

test('of the last days are found those that came out in them, whatever the month', async () => {
  await using house = await openHouse()
  // The newest is two hours old, so that none is at the very edge.
  await fillNews(house.house.db, articles, new Date(Date.now() - 2 * 60 * 60_000))
  const { search } = house.as().article.news

  for (const days of [7, 30, 365] as const) {
    const told = numbers.filter((at) => says(at, '热阻') && (ageOf(at) / articles) * 3650 + 2 / 24 <= days)
    const { data, totalRecord } = await search({ keywords: '热阻', days, sort: 'newest', pageSize: 100 })
    expect(told.length).toBeGreaterThan(0)
    expect(totalRecord).toBe(told.length)
    expect(data.map(({ title }) => title)).toEqual(told.slice(0, 100).map((at) => written(at).title))
  }
})
