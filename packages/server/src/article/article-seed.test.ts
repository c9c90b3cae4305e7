import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import { seedArticles } from './article-seed.ts'

test('the first run brings articles with figures, formulas and parts that the catalogue knows', async () => {
  await using house = await openHouse()
  await seedCatalogue(house.house.db)
  await seedArticles(house.house, () => {})
  const { data, totalRecord } = await house.as().article.channel.articles({ pageSize: 50 })
  expect(totalRecord).toBeGreaterThanOrEqual(40)
  expect(data.filter(({ models }) => models.length > 0).length).toBeGreaterThanOrEqual(35)
  for (const { id, imgUrl } of data) {
    const { content } = await house.as().article.detail({ id })
    expect(content).not.toContain('language-math')
    if (imgUrl) expect((await house.app.inject({ url: imgUrl })).statusCode).toBe(200)
  }
  const feed = await house.app.inject({ url: '/files/news/search.xml?keywords=LDO' })
  expect(feed.body).toContain('读 LDO 手册')
})
