import { expect, test } from 'vitest'
import { changeOf, postFault } from './post-figures.ts'

const open = { status: 'open' } as const

test('a figure is sent as it was meant, with wide digits and separators', () => {
  expect(changeOf('quantity', '１２,000')).toEqual({ quantity: 12_000 })
  expect(changeOf('price', '¥5.60')).toEqual({ price: 5.6 })
  expect(changeOf('price', ' ')).toEqual({ negotiable: true })
  expect(changeOf('batchNo', ' 24+ ')).toEqual({ batchNo: '24+' })
})

test('what the server would refuse is said before it is sent', () => {
  expect(postFault('quantity', '2000', open)).toBeUndefined()
  expect(postFault('quantity', '0', open)).toMatch(/数量/)
  expect(postFault('quantity', '很多', open)).toMatch(/数量/)
  expect(postFault('price', '0', open)).toBe('单价须大于 0，面议请留空')
  expect(postFault('price', '', open)).toBeUndefined()
  expect(postFault('batchNo', '2'.repeat(41), open)).toMatch(/批号/)
  expect(postFault('batchNo', '', open)).toBeUndefined()
})

test('only what is open or has run out is given more days', () => {
  expect(postFault('validDays', '30', open)).toBeUndefined()
  expect(postFault('validDays', '30', { status: 'expired' })).toBeUndefined()
  expect(postFault('validDays', '30', { status: 'closed' })).toBe('只有进行中或已过期的供求可以续期')
})
