import { expect, test } from 'vitest'
import { cleanText } from '../app/address.ts'
import { linesInAddress, linesOfAddress } from './address-lines.ts'
import { readLines } from './read-lines.ts'

test('fields between semicolons are one line', () => {
  expect(readLines('LM358DR;5000;TI;24+')).toMatchObject([
    { fields: { model: 'LM358DR', quantity: 5000, brand: 'TI', batchNo: '24+' }, rest: '' },
  ])
})

test('lines come through an address as they were typed', () => {
  const text = 'LM358DR;5000\nNE555'
  expect(linesOfAddress(cleanText(linesInAddress(text), 2000))).toBe(text)
  expect(readLines(text)).toHaveLength(2)
})
