import { expect, test } from 'vitest'
import { receipt } from '../story-pay.ts'
import { draftOf, receiptFaults, valuesOf } from './receipt-draft.ts'

const now = new Date('2026-11-22T10:00:00+08:00')
const full = draftOf(receipt, 23_405.04, [])

test('a new voucher begins with what is left to pay', () => {
  expect(draftOf(undefined, 23_405.04, [receipt]).amount).toBe(405.04)
  expect(draftOf(undefined, 23_000, [receipt]).amount).toBeNull()
})

test('a voucher that is changed comes back as it was, on China’s clock', () => {
  expect(full.payTime).toBe('2026-11-22T09:40:00')
  expect(valuesOf(full, now)).toEqual({
    imgUrl: '/files/receipt-61.pdf',
    payer: '深圳市芯谱测试电子有限公司',
    bank: '测试银行',
    amount: 23_000,
    payTime: '2026-11-22T09:40:00+08:00',
  })
})

test('what is missing is told in the order of the fields', () => {
  const empty = draftOf(undefined, 0, [])
  expect(receiptFaults(empty, now).map(({ field }) => field)).toEqual(['imgUrl', 'payer', 'amount', 'payTime'])
  expect(valuesOf(empty, now)).toBeUndefined()
})

test.each([
  [{ amount: 0 }, '转账金额不能小于 0.01'],
  [{ amount: 1.005 }, '转账金额最多 2 位小数'],
  [{ amount: 1e21 }, '转账金额不能大于 999999999'],
  [{ payTime: '2027-11-22T09:40:00' }, '付款时间还没有到，请核对'],
  [{ payer: '  ' }, '请输入付款人'],
  [{ remark: '长'.repeat(201) }, '备注最多 200 个字'],
])('%o is told', (part, message) => {
  expect(receiptFaults({ ...full, ...part }, now).map((fault) => fault.message)).toEqual([message])
})
