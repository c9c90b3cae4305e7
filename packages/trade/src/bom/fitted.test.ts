import { expect, test } from 'vitest'
import { isNotFitted } from './fitted.ts'

test.each(['DNP', 'NC', '10k/NC', 'NC/10K', '4K7_NC', '10K(NC)', '100nF/50V/NC', '不贴 10k', '预留', 'Not Fitted'])(
  '%s is not put on the board',
  (text) => expect(isNotFitted({ others: [text] })).toBe(true),
)

test.each(['NC7SZ08M5X', 'RELAY SPDT 5A NC', '10k', 'NCP1117', 'PNC 10', ''])('%s is put on the board', (text) =>
  expect(isNotFitted({ others: [text] })).toBe(false),
)
