import type { EnquiryVO } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { accept, draftBy, reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

const day = 24 * 60 * 60_000
const wanted = { type: 1, model: 'STM32F103C8T6', quantity: 2000, price: 5.6, taxIncluded: true } as const
const terms = { quantity: 2000, price: 6.08, batchNo: '23+', delivery: '现货 2 天', validDays: 3 }

/** A post of one person, and somebody who quotes for it. */
async function market(house: TestHouse) {
  const buyer = await house.login('+86-13600000001')
  const seller = await house.login('+86-13600000002')
  const { id: demandId } = await house.as(buyer).demand.mine.add(wanted)
  const [owner, bidder] = [house.as(buyer).demand.enquiry, house.as(seller).demand.enquiry]
  return { buyer, seller, demandId, owner, bidder }
}

const newsOf = async (house: TestHouse, person: Person) =>
  (await house.as(person).message.message.list({ type: 'notification' })).data.map(({ title }) => title)

const actsOf = ({ rounds }: EnquiryVO) => rounds.map(({ act, revision, price }) => [act, revision, price])

test('a quote is bargained over, every round is kept, and once it is accepted it rests', async () => {
  await using house = await openHouse()
  const { buyer, seller, demandId, owner, bidder } = await market(house)
  const { id } = await bidder.add({ demandId, ...terms })
  await owner.read({ ids: [id] })
  await owner.reply({ id, revision: 1, status: 'replied', counterPrice: 5.6, replyContent: '12 月还有一批' })
  await bidder.update({ id, price: 5.78, batchNo: '24+', remark: '只有整盘' })
  const seen = await owner.detail({ id })
  expect(seen).toMatchObject({ revision: 2, price: 5.78, batchNo: '24+', status: 'waiting', isRead: false })
  expect(seen.validUntil).toBe(seen.rounds[0]?.validUntil)
  await owner.reply({ id, revision: 2, status: 'accepted' })
  const done = await bidder.detail({ id })
  expect(done).toMatchObject({ status: 'accepted', side: 'bidder', contact: { mobile: '+86-13600000001' } })
  expect(actsOf(done)).toEqual([
    ['quote', 1, 6.08],
    ['counter', 1, 5.6],
    ['quote', 2, 5.78],
    ['accept', 2, undefined],
  ])
  expect((await refused(bidder.update({ id, price: 9 }))).message).toContain('已被接受')
  expect((await refused(bidder.cancel({ id }))).message).toContain('已被接受')
  expect((await refused(owner.reply({ id, revision: 2, status: 'refused' }))).message).toContain('已被接受')
  expect(await newsOf(house, seller)).toEqual([
    '您对求购 STM32F103C8T6 的报价被接受了',
    '您对求购 STM32F103C8T6 的报价有回复',
  ])
  expect(await newsOf(house, buyer)).toEqual(['您的求购 STM32F103C8T6 有报价改了', '您的求购 STM32F103C8T6 收到新报价'])
  expect(await house.as(seller).message.unread.counts({})).toMatchObject({ notification: 2 })
})

test('until it is accepted no call says who quotes, and no text says how to reach them', async () => {
  await using house = await openHouse()
  const { buyer, seller, demandId, owner } = await market(house)
  const draft = await draftBy(house, seller, { name: '深圳市隐名电子有限公司' })
  await house.as(seller).enterprise.certification.auth(draft)
  await accept(house, await reviewer(house), draft.name)
  await house.as(seller).account.profile.update({ nickName: '隐名的人' })
  const bidder = house.as(seller).demand.enquiry
  const { id: contactId } = await house.as(seller).enterprise.myContact.add({ name: '周工', mobile: '+86-13700000001' })
  expect((await refused(house.as(buyer).demand.enquiry.add({ demandId, ...terms, contactId }))).code).toBe(404)
  const { id } = await bidder.add({ demandId, ...terms, contactId, remark: '电话 13800138000' })
  const told = async () =>
    JSON.stringify([
      await owner.detail({ id }),
      await owner.list({ demandId }),
      await owner.received({}),
      await house.as(buyer).demand.mine.list({}),
      await house.as(buyer).demand.demand.detail({ id: demandId }),
      await house.as(buyer).message.message.list({}),
    ])
  const secret = [/隐名|周工/, /13600000002|13700000001/, /13800138000/, new RegExp(`"id":${seller.uid},"avatar"`)]
  for (const word of secret) expect(await told()).not.toMatch(word)
  expect(await owner.detail({ id })).toMatchObject({ side: 'owner', seat: 1, isAuth: true })
  await owner.reply({ id, revision: 1, status: 'accepted' })
  expect(await owner.detail({ id })).toMatchObject({
    fromUser: { id: seller.uid, nickName: '隐名的人' },
    fromEnterprise: '深圳市隐名电子有限公司',
    contact: { name: '周工', mobile: '+86-13700000001' },
  })
})

test('of two who accept at once one wins; the other is told, and nothing happens twice', async () => {
  await using house = await openHouse()
  const { buyer, seller, demandId, bidder } = await market(house)
  const { id } = await bidder.add({ demandId, ...terms })
  const colleagues = [house.as(buyer), house.as(buyer)]
  const tries = await Promise.allSettled(
    colleagues.map(({ demand }) => demand.enquiry.reply({ id, revision: 1, status: 'accepted' })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(lost.reason).toMatchObject({ code: 409, message: '这个报价已被接受，没有重复操作' })
  expect((await bidder.detail({ id })).rounds.filter(({ act }) => act === 'accept')).toHaveLength(1)
  expect(await newsOf(house, seller)).toHaveLength(1)
})

test('of an acceptance and a change at once one wins, and what is accepted is what was read', async () => {
  await using house = await openHouse()
  const { demandId, owner, bidder } = await market(house)
  const { id } = await bidder.add({ demandId, ...terms })
  const [accepted, changed] = await Promise.allSettled([
    owner.reply({ id, revision: 1, status: 'accepted' }),
    bidder.update({ id, price: 7 }),
  ])
  const after = await owner.detail({ id })
  expect([accepted.status, changed.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect([after.status, after.price]).toEqual(accepted.status === 'fulfilled' ? ['accepted', 6.08] : ['waiting', 7])
})

test('a quote that ran out is not accepted until its bidder gives it more days', async () => {
  await using house = await openHouse()
  const { demandId, ...before } = await market(house)
  const { id } = await before.bidder.add({ demandId, ...terms })
  house.pass(3 * day + 1)
  const owner = house.as(await house.login('+86-13600000001')).demand.enquiry
  const bidder = house.as(await house.login('+86-13600000002')).demand.enquiry
  expect((await refused(owner.reply({ id, revision: 1, status: 'accepted' }))).message).toContain('已过有效期')
  await owner.reply({ id, revision: 1, status: 'replied', replyContent: '请续期' })
  await bidder.update({ id, validDays: 3 })
  expect((await refused(owner.reply({ id, revision: 1, status: 'accepted' }))).message).toContain('刚改了报价')
  await owner.reply({ id, revision: 2, status: 'accepted', closeDemand: true })
  expect(await house.as().demand.demand.publicDetail({ id: demandId })).toMatchObject({ status: 'closed' })
})

test('nobody quotes for an own post, for one that ended, or twice; after a refusal they may once more', async () => {
  await using house = await openHouse()
  const { buyer, demandId, owner, bidder } = await market(house)
  expect((await refused(owner.add({ demandId, ...terms }))).message).toBe('不能给自己的信息报价')
  const { id } = await bidder.add({ demandId, ...terms })
  expect(await refused(bidder.add({ demandId, ...terms }))).toMatchObject({ code: 409 })
  await owner.reply({ id, revision: 1, status: 'refused', replyContent: '批号不对' })
  expect(await bidder.add({ demandId, ...terms, price: 5 })).toMatchObject({ id, revision: 2, status: 'waiting' })
  await bidder.cancel({ id })
  await house.as(buyer).demand.mine.setStatus({ ids: [demandId], status: 'closed' })
  expect((await refused(bidder.add({ demandId, ...terms }))).message).toContain('已关闭')
  expect((await refused(bidder.add({ demandId: 99_999, ...terms }))).code).toBe(404)
})

test('a retry changes nothing twice, and an answer that says nothing is refused at its field', async () => {
  await using house = await openHouse()
  const { demandId, owner, bidder } = await market(house)
  const { id } = await bidder.add({ demandId, ...terms })
  await bidder.update({ id, price: 5.9, remark: '最后一次' })
  await bidder.update({ id, price: 5.9, remark: '最后一次' })
  expect((await owner.detail({ id })).revision).toBe(2)
  const nothing = await refused(owner.reply({ id, revision: 2, status: 'replied' }))
  expect(nothing).toMatchObject({ fields: [{ field: 'counterPrice', message: '请输入还价、数量或一句话' }] })
})

test('quotes are compared with tax and in yuan, and an owner sees the best with the number of unread ones', async () => {
  await using house = await openHouse()
  const { buyer, demandId, owner, bidder } = await market(house)
  await bidder.add({ demandId, ...terms, price: 5.48, taxIncluded: false })
  const others = await Promise.all([3, 4].map((last) => house.login(`+86-1360000000${last}`)))
  await Promise.all(
    others.map((person, at) =>
      house
        .as(person)
        .demand.enquiry.add({ demandId, ...terms, price: [5.68, 0.875][at] ?? 0, currency: at ? 'USD' : 'CNY' }),
    ),
  )
  const { data } = await owner.list({ demandId, sort: 'price' })
  expect(data.map(({ price }) => price)).toEqual([5.68, 5.48, 0.875])
  expect(data.map(({ seat }) => seat).sort()).toEqual([1, 2, 3])
  const [post] = (await house.as(buyer).demand.mine.list({})).data
  expect(post).toMatchObject({ enquiryCount: 3, unreadCount: 3, bestPrice: 5.68 })
  expect((await owner.received({ isRead: false, keywords: 'stm32' })).totalRecord).toBe(3)
})

test('for what is offered the highest price is compared first, and is the best', async () => {
  await using house = await openHouse()
  const { buyer: owner, seller } = await market(house)
  const { id: demandId } = await house.as(owner).demand.mine.add({ ...wanted, type: 0 })
  await house.as(seller).demand.enquiry.add({ demandId, ...terms, price: 5.4, taxIncluded: false })
  const other = await house.login('+86-13600000003')
  await house.as(other).demand.enquiry.add({ demandId, ...terms, price: 5.68 })
  const { data } = await house.as(owner).demand.enquiry.list({ demandId, sort: 'price' })
  expect(data.map(({ price }) => price)).toEqual([5.4, 5.68])
  expect((await house.as(owner).demand.mine.list({ type: 0 })).data).toMatchObject([{ bestPrice: 6.102 }])
})

test('others see nothing of a quote, and an ended one is dropped from one side alone', async () => {
  await using house = await openHouse()
  const { demandId, owner, bidder } = await market(house)
  const { id } = await bidder.add({ demandId, ...terms })
  const stranger = house.as(await house.login('+86-13600000009')).demand.enquiry
  expect((await refused(stranger.detail({ id }))).code).toBe(404)
  expect((await refused(stranger.list({ demandId }))).code).toBe(404)
  expect((await refused(stranger.reply({ id, revision: 1, status: 'accepted' }))).code).toBe(404)
  expect((await refused(bidder.remove({ ids: [id] }))).code).toBe(409)
  await bidder.cancel({ id })
  await bidder.remove({ ids: [id] })
  expect((await bidder.mine({})).data).toEqual([])
  expect((await owner.received({})).data).toMatchObject([{ id, status: 'cancelled' }])
})
