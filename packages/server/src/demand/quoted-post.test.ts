import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

const wanted = { type: 1, model: 'STM32F103C8T6', brand: '意法', quantity: 2000 } as const
const terms = { quantity: 2000, price: 6.08 }

/** A post of one person, and the quote of another for it. */
async function quoted(house: TestHouse) {
  const owner = house.as(await house.login('+86-13600000001')).demand
  const bidder = house.as(await house.login('+86-13600000002')).demand.enquiry
  const { id: demandId } = await owner.mine.add(wanted)
  const { id } = await bidder.add({ demandId, ...terms })
  const accept = () => owner.enquiry.reply({ id, revision: 1, status: 'accepted' })
  return { owner, bidder, demandId, id, accept }
}

const unchangeable = 'STM32F103C8T6：已有报价，型号和品牌不能改，请另发一条'

test('what a quote was made for stays the same part: the rest of its post may change, its model and brand may not', async () => {
  await using house = await openHouse()
  const { brand } = await stockHouse(house.house)
  const { owner, bidder, demandId, id, accept } = await quoted(house)
  const { mine } = owner
  const { model, brand: name } = wanted
  await mine.update({ id: demandId, model, brand: name, quantity: 3000, description: '要原装' })
  const parts = [{ model: 'LM358DR' }, { brand: 'TI' }, { brandId: brand('ti') }, { brand: '' }]
  for (const part of parts) {
    const refusal = await refused(mine.update({ id: demandId, ...part }))
    expect(refusal).toMatchObject({ code: 409, message: unchangeable })
  }
  const many = await owner.batch.update({ demands: [{ id: demandId, model: 'LM358DR' }] })
  expect(many).toEqual({ success: 0, fail: [{ id: demandId, error: unchangeable }] })
  await owner.enquiry.reply({ id, revision: 1, status: 'replied', replyContent: '可以少些吗' })
  expect((await refused(mine.update({ id: demandId, model: 'LM358DR' }))).code).toBe(409)
  await accept()
  expect((await refused(mine.update({ id: demandId, model: 'LM358DR' }))).code).toBe(409)
  expect((await bidder.detail({ id })).demandVO).toMatchObject({ model: 'STM32F103C8T6', quantity: 3000 })
})

test('a post whose only quote was taken back may name another part', async () => {
  await using house = await openHouse()
  const { owner, bidder, demandId, id } = await quoted(house)
  await bidder.cancel({ id })
  await owner.mine.update({ id: demandId, model: 'LM358DR' })
  expect((await owner.mine.list({})).data).toMatchObject([{ model: 'LM358DR' }])
})

test('a post with an accepted quote is not deleted, and its bidder keeps the contact; others go', async () => {
  await using house = await openHouse()
  const { owner, bidder, demandId, id, accept } = await quoted(house)
  const other = await owner.mine.add({ ...wanted, model: 'LM358DR' })
  await bidder.add({ demandId: other.id, ...terms })
  await accept()
  const refusal = await refused(owner.mine.remove({ ids: [other.id, demandId] }))
  expect(refusal).toMatchObject({
    code: 409,
    message: 'STM32F103C8T6：有已成交的报价，不能删除，可以关闭',
  })
  expect((await owner.mine.list({})).totalRecord).toBe(2)
  await owner.mine.remove({ ids: [other.id] })
  await owner.mine.setStatus({ ids: [demandId], status: 'closed' })
  expect(await bidder.detail({ id })).toMatchObject({ status: 'accepted', contact: { mobile: '+86-13600000001' } })
})

test('of a deletion and an acceptance at once one wins, and what was accepted stays', async () => {
  await using house = await openHouse()
  const { owner, bidder, demandId, id, accept } = await quoted(house)
  const [removed, accepted] = await Promise.allSettled([owner.mine.remove({ ids: [demandId] }), accept()])
  expect([removed.status, accepted.status].sort()).toEqual(['fulfilled', 'rejected'])
  const left = (await bidder.mine({})).data.map((quote) => [quote.id, quote.status])
  expect(left).toEqual(accepted.status === 'fulfilled' ? [[id, 'accepted']] : [])
})
