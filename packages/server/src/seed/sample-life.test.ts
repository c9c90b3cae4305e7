import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'
import { seedSellers } from '../agent/seller-seed.ts'
import { seedArticles } from '../article/article-seed.ts'
import { seedCircles } from '../circle/circle-seed.ts'
import { seedDemands } from '../demand/demand-seed.ts'
import { handlers } from '../domains.ts'
import { seedJobs } from '../job/job-seed.ts'
import { seedMall } from '../mall/mall-seed.ts'
import { seedOrders } from '../mall/order-seed.ts'
import { samples } from './sample-accounts.ts'
import { sampleLife } from './sample-life.ts'

test('the sample account that buys has something in each of its rooms, and what it did is counted', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const seeds = [
    seedSellers,
    seedDemands,
    seedMall,
    seedOrders,
    seedArticles,
    seedCircles,
    seedJobs,
    sampleLife(() => handlers),
  ]
  for (const seed of seeds) await seed(house.house, () => {})
  // A first run that was cut short begins again.
  expect(await sampleLife(() => handlers)(house.house, () => {})).toBe('')
  const { account, article, demand, job, mall } = house.as(await house.login(samples.buyer))

  for (const type of [2, 3, 4] as const) expect((await account.favour.list({ type })).totalRecord).toBeGreaterThan(1)
  for (const type of ['brand', 'author', 'agent', 'enterprise'] as const)
    expect((await account.follow.list({ type })).totalRecord).toBeGreaterThan(1)
  for (const type of [2, 4] as const) expect((await account.history.list({ type })).totalRecord).toBeGreaterThan(1)
  expect((await account.savedSearch.list({})).totalRecord).toBe(3)
  expect((await account.alert.list({ kind: 'search' })).totalRecord).toBe(1)
  expect((await account.feedback.mine({})).totalRecord).toBe(1)
  expect((await article.comment.mine({})).data.map(({ isPending }) => isPending)).toEqual([false, false])
  const pending = house.house.db.selectFrom('audit').select('id').where('status', '=', 'pending')
  expect(await pending.execute()).toEqual([])
  expect((await mall.favour.list({})).totalRecord).toBe(6)
  expect((await mall.follow.list({})).data[0]?.followCount).toBe(1)

  expect((await job.delivery.mine({})).data.map(({ status }) => status).sort()).toEqual(['invited', 'sent'])

  const { count: ending } = await demand.mine.expiring({})
  expect(ending).toBe(2)
  const states = (await demand.mine.counts({})).map(({ status }) => status)
  expect(new Set(states)).toEqual(new Set(['open', 'closed', 'expired', 'rejected']))
  const [list] = (await demand.bom.list({ keywords: '网关主板' })).data
  expect(await demand.bomVersion.list({ id: list?.id ?? 0 })).toHaveLength(2)
  expect((await demand.mine.list({ bomId: list?.id ?? 0 })).totalRecord).toBe(3)

  const { data: tasks } = await demand.excelTask.list({})
  expect(tasks).toMatchObject([
    { status: 'done', total: 3, success: 2, fail: 1 },
    { status: 'confirm', total: 5, ready: 3, fail: 2 },
  ])
})
