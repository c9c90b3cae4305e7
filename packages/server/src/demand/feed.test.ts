import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

test('a kind of posts is told as RSS, newest first, spelled so that nothing in a post is markup; each is in the sitemap', async () => {
  await using house = await openHouse()
  const { mine } = house.as(await house.login()).demand
  const { id } = await mine.add({ type: 1, model: 'LM358DR', quantity: 100, description: '<b>原装</b> & 13912345678' })
  await mine.add({ type: 0, model: 'TPS5430DDAR', quantity: 7 })
  const told = await house.app.inject('/files/demand/1.xml')
  expect(told.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(told.body).toContain(`/inquiry/demandDetails/${id}</link>`)
  expect(told.body).toContain('LM358DR')
  expect(told.body).not.toMatch(/TPS5430DDAR|13912345678/)
  expect(told.body.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<b>')
  expect((await house.app.inject('/files/demand/2.xml')).statusCode).toBe(404)
  expect((await house.app.inject('/sitemaps/demand-1.xml')).body).toContain(`/inquiry/demandDetails/${id}<`)
})
