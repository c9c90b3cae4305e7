import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse } from '../../test/house.ts'
import { brandNumber, categoryNumber, certificateBy, passLine, sellerPerson } from '../../test/seller.ts'

test('everybody may look at a proof once the review passed it, and no longer when the line is gone', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const admin = await reviewer(house)
  const person = await sellerPerson(house, '+86-13600000001')
  const { myAgent, productLine } = house.as(person).agent
  await myAgent.add({ name: '华芯微', fullName: '深圳市华芯微电子有限公司', type: 'authorised' })
  const certUrl = await certificateBy(house, person)
  const look = async () => (await house.app.inject({ url: certUrl })).statusCode

  const line = await productLine.add({
    brandId: await brandNumber(house, '德州仪器'),
    categoryIds: [await categoryNumber(house, '放大器')],
    certUrl,
  })
  expect(await look()).toBe(401)
  await passLine(house, admin, line)
  expect(await look()).toBe(200)
  await productLine.remove({ ids: [line.id] })
  expect(await look()).toBe(401)
})
