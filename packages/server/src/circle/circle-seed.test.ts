import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import { seedCircles } from './circle-seed.ts'

test('the first run brings circles with posts, parts that the catalogue knows, pictures, and answers that were accepted', async () => {
  await using house = await openHouse()
  await seedCatalogue(house.house.db)
  await seedCircles(house.house, () => {})
  const { circle, trend } = house.as().circle
  const { data: circles } = await circle.list({})
  expect(circles.length).toBeGreaterThanOrEqual(4)
  for (const { imgUrl } of circles) expect((await house.app.inject({ url: imgUrl })).statusCode).toBe(200)
  const { data, totalRecord } = await trend.list({ pageSize: 50 })
  expect(totalRecord).toBeGreaterThanOrEqual(20)
  expect(data.filter(({ answer }) => answer).length).toBeGreaterThanOrEqual(10)
  expect(data.flatMap(({ parts }) => parts).length).toBeGreaterThanOrEqual(20)
  expect(data.every(({ commentCount, answer }) => !answer || commentCount > 0)).toBe(true)
  const pictures = data.flatMap(({ images }) => images)
  for (const url of pictures) expect((await house.app.inject({ url })).statusCode).toBe(200)
})
