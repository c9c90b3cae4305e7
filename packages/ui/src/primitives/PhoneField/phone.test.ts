import { expect, test } from 'vitest'
import { readPhone } from './phone.ts'

test('figures stay, everything else goes', () => expect(readPhone('138-0000 1278', '+86-').number).toBe('13800001278'))
test('eleven figures are enough', () => expect(readPhone('138000012789', '+86-').number).toBe('13800001278'))
test('full-width figures count', () => expect(readPhone('１３８００００１２７８', '+86-').number).toBe('13800001278'))
test('a pasted area code goes where it belongs', () =>
  expect(readPhone('+852 9123 4567', '+86-')).toEqual({ area: '+852-', number: '91234567' }))
