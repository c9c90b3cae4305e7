import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditCodeOf } from '../../test/enterprise.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

let house: TestHouse
let last = 0

beforeAll(async () => void (house = await openHouse()))
afterAll(async () => house[Symbol.asyncDispose]())

const buyer = async () => house.as(await house.login(`+86-1370005${String((last += 1)).padStart(4, '0')}`)).mall.invoice

const ordinary = { type: 'ordinary' as const, title: '深圳市测试电子有限公司', taxNo: creditCodeOf(7) }
const special = {
  ...ordinary,
  type: 'special' as const,
  bank: '测试银行深圳支行',
  bankAccount: '4000 0000 8866',
  address: '深圳市南山区科技园路 9 号',
  tel: '0755-12345678',
}

test('a tax number whose check is wrong is refused, an old one of fifteen figures is not', async () => {
  const invoice = await buyer()
  const wrong = ordinary.taxNo.slice(0, -1) + (ordinary.taxNo.endsWith('1') ? '2' : '1')
  expect((await refused(invoice.add({ ...ordinary, taxNo: wrong }))).message).toMatch(/^税号：.*校验位/)
  expect(await invoice.add({ ...ordinary, taxNo: '440300708461136' })).toMatchObject({ isDefault: true })
})

test('a special invoice names what it lacks', async () => {
  const invoice = await buyer()
  const why = (await refused(invoice.add({ ...special, bank: '', tel: undefined }))).message
  expect(why).toBe('专用发票还需填写开户银行、注册电话')
  expect(await invoice.add(special)).toMatchObject({ type: 'special', bank: special.bank })
})

test('a title is written anew as a whole, and the default is passed on', async () => {
  const invoice = await buyer()
  const { id } = await invoice.add(special)
  const other = await invoice.add({ ...ordinary, isDefault: true })
  await invoice.update({ id, ...ordinary })
  expect(await invoice.detail({ id })).not.toHaveProperty('bank')
  expect((await invoice.list()).map((title) => title.id)).toEqual([other.id, id])
  await invoice.remove({ id: other.id })
  expect((await invoice.list()).map(({ isDefault }) => isDefault)).toEqual([true])
  await invoice.setDefault({ id })
  const stranger = await buyer()
  expect(await refused(stranger.detail({ id }))).toMatchObject({ code: 404 })
})
