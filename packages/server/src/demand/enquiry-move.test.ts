import { expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

const terms = { quantity: 2000, price: 6.08 }
const models = ['LM358DR', 'NE5532DR', 'TL072CDR', 'STM32F103C8T6']

/** Quotes that have gone to and fro as often as quotes may. */
async function worn(house: TestHouse) {
  const owner = house.as(await house.login('+86-13600000001')).demand
  const bidder = house.as(await house.login('+86-13600000002')).demand.enquiry
  const posts = await Promise.all(models.map((model) => owner.mine.add({ type: 1, model, quantity: 9 })))
  const ids: number[] = []
  for (const { id: demandId } of posts) ids.push((await bidder.add({ demandId, ...terms })).id)
  await house.house.db.updateTable('enquiry').set({ round_count: 200 }).execute()
  return { owner: owner.enquiry, bidder, ids }
}

test('after two hundred rounds nobody bargains on, and a quote can still be taken, turned down and taken back', async () => {
  await using house = await openHouse()
  const { owner, bidder, ids } = await worn(house)
  const [taken = 0, refusedOne = 0, cancelled = 0, left = 0] = ids
  const word = '这个报价已来回 200 次，不能再改价或还价，只能接受、拒绝或撤回'
  expect((await refused(bidder.update({ id: left, price: 5 }))).message).toBe(word)
  expect((await refused(owner.reply({ id: left, revision: 1, status: 'replied', counterPrice: 5 }))).message).toBe(word)
  await owner.reply({ id: taken, revision: 1, status: 'accepted' })
  await owner.reply({ id: refusedOne, revision: 1, status: 'refused' })
  await bidder.cancel({ id: cancelled })
  await bidder.remove({ ids: [taken, refusedOne, cancelled] })
  expect((await bidder.mine({})).data).toMatchObject([{ id: left, price: 6.08, status: 'waiting' }])
})

test('changes of quotes are counted with new ones, and the one too many within an hour waits', async () => {
  await using house = await openHouse()
  const owner = house.as(await house.login('+86-13600000001')).demand.mine
  const seller = await house.login('+86-13600000002')
  const bidder = house.as(seller).demand.enquiry
  const { id: demandId } = await owner.add({ type: 1, model: 'LM358DR', quantity: 9 })
  const { id } = await bidder.add({ demandId, ...terms })
  await house.house.db.updateTable('attempt').set({ count: 119 }).where('key', '=', `enquiry ${seller.uid}`).execute()
  await bidder.update({ id, price: 5 })
  expect((await refused(bidder.update({ id, price: 4 }))).code).toBe(429)
  expect(await bidder.detail({ id })).toMatchObject({ price: 5, revision: 2 })
})
