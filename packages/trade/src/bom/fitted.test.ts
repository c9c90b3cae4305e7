import { expect, test } from 'vitest'
import { isNotFitted } from './fitted.ts'

test.each([
  'DNP',
  'NC',
  '10k/NC',
  'NC/10K',
  '4K7_NC',
  '10K(NC)',
  '100nF/50V/NC',
  '不贴 10k',
  '预留',
  'Not Fitted',
  '预留不焊',
  '预留，不贴',
  'DNM',
  '10K DNM',
  'NoMount',
  '100nF no-mount',
  '10K 不贴片',
])('%s is not put on the board', (text) => expect(isNotFitted({ others: [text] })).toBe(true))

test.each([
  'NC7SZ08M5X',
  'RELAY SPDT 5A NC',
  '10k',
  'NCP1117',
  'PNC 10',
  '',
  '不贴片时用0R',
  '如不焊接则短接',
  'DNM1050',
  '不贴片的话用 0R',
])('%s is put on the board', (text) => expect(isNotFitted({ others: [text] })).toBe(false))

test.each(['Yes', 'Excluded from BOM', 'DNM'])('%s in a column of its own is not put on the board', (dnp) =>
  expect(isNotFitted({ dnp, others: [] })).toBe(true),
)
