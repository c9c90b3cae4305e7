import { expect, test } from 'vitest'
import { isPrintedIn } from './printed-value.ts'

test.each([
  ['AMS1117-3.3', 3.3],
  ['LD1117V33', 3.3],
  ['XC6206P332MR', 3.3],
  ['CAT6219-330TDGT3', 3.3],
  ['SPX3819M5-L-3-3', 3.3],
  ['L78L05ACUTR', 5],
  ['HT7550-1', 5],
  ['CJ7812B', 12],
  ['TLV1117LV18DCYR', 1.8],
  ['SMAJ58CA', 58],
])('%s says %d', (model, value) => {
  expect(isPrintedIn(model, value)).toBe(true)
})

test.each([
  ['AMS1117-3.3', 15],
  ['AMS1117-3.3', 5],
  ['LM317T', 1.2],
  ['MAX8875EUK33', 5],
  ['SE8533X2', 35],
])('%s does not say %d', (model, value) => {
  expect(isPrintedIn(model, value)).toBe(false)
})
