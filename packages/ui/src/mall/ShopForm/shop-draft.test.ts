import { expect, test } from 'vitest'
import { openEntry } from '../story-entry.ts'
import { draftOf, freightWords, isShopDraft, shopFaults, shopOf } from './shop-draft.ts'

const draft = draftOf(openEntry)

test('a shop that is opened and saved stays as it is', () => {
  expect(shopFaults(draft)).toEqual([])
  const { name, logo, intro, contactName, contactMobile, email, freights } = openEntry
  expect(shopOf(draft)).toEqual({
    name,
    logo,
    intro,
    contactName,
    contactMobile,
    email,
    freights,
    mainBrandIds: [1, 5],
    banner: '',
  })
})

test('what is emptied is sent empty, and a fee of nothing is no rule', () => {
  const bare = { ...draft, intro: ' ', brands: [], freights: { ...draft.freights, CNY: { fee: 0, freeFrom: null } } }
  expect(shopOf(bare)).toMatchObject({ intro: '', mainBrandIds: [], banner: '', freights: [] })
})

test('a freight that cannot be sent is told by its currency and its field', () => {
  const told = (fee: number | null, freeFrom: number | null) =>
    shopFaults({ ...draft, freights: { ...draft.freights, USD: { fee, freeFrom } } })
  expect(told(15, 300)).toEqual([])
  expect(told(null, 300)).toEqual([
    { field: 'freights.USD.fee', message: '美元：请先填每单运费；不收运费时不用填包邮金额' },
  ])
  expect(told(1.005, null)).toEqual([{ field: 'freights.USD.fee', message: '美元：每单运费最多 2 位小数' }])
  expect(told(15, 9.999)).toEqual([{ field: 'freights.USD.freeFrom', message: '美元：包邮金额最多 2 位小数' }])
  expect(told(15, 0)).toEqual([{ field: 'freights.USD.freeFrom', message: '美元：包邮金额须大于 0' }])
})

test('a buyer reads what sending costs', () => {
  expect(freightWords('CNY', { fee: null, freeFrom: null })).toBe('包邮')
  expect(freightWords('USD', { fee: 15, freeFrom: null })).toBe('每单 $15.00')
  expect(freightWords('CNY', { fee: 12, freeFrom: 500 })).toBe('每单 ¥12.00，满 ¥500.00 包邮')
})

test('a draft of another form is not taken', () => {
  expect(isShopDraft(draft)).toBe(true)
  expect(isShopDraft({ name: '芯澜现货', logos: [] })).toBe(false)
})
