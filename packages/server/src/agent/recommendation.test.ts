import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { brandNumber } from '../../test/seller.ts'

test('a missing agent is named to the reviewers, and who named it is told what became of it', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const admin = await reviewer(house)
  const person = await house.login('+86-13600000001')
  const { myAgent } = house.as(person).agent
  const brandId = await brandNumber(house, '德州仪器')
  await myAgent.recommend({ name: '远方电子', website: 'https://far.test', brandId, remark: '货全' })
  await myAgent.recommend({ name: '近处电子' })
  expect(await refused(myAgent.recommend({ name: '甲', brandId: 99_999 }))).toMatchObject({
    fields: [{ field: 'brandId' }],
  })

  const desk = house.as(admin).admin.audit
  const [far, near] = (await desk.list({ kind: 'agent', status: 'pending' })).data
  const { detail } = await desk.detail({ id: far?.id ?? 0 })
  expect(detail.map(({ value }) => value)).toEqual(['远方电子', 'https://far.test', '德州仪器 TI', '货全'])
  await desk.pass({ id: far?.id ?? 0 })
  await desk.reject({ id: near?.id ?? 0, reason: '查无此企业' })
  const { data } = await house.as(person).message.message.list({ type: 'notification' })
  expect(data.map(({ title }) => title)).toEqual([
    '您推荐的代理商「近处电子」未采纳',
    '您推荐的代理商「远方电子」已采纳',
  ])
})
