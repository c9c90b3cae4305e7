import { expect, test } from 'vitest'
import { comparePackages, readPackage } from './footprint.ts'

test.each([
  ['8-SOIC (0.154", 3.90mm Width)', 'SOIC-8'],
  ['8-DIP (0.300", 7.62mm)', 'DIP-8'],
  ['48-LQFP (7x7)', 'LQFP-48'],
  ['32-VFQFN Exposed Pad', 'VFQFN-32'],
  ['8-TSSOP, 8-MSOP (0.118", 3.00mm Width)', 'MSOP-8'],
  ['TO-236-3, SC-59, SOT-23-3', 'SOT-23-3'],
  ['SOIC127P600X175-14N', 'SOIC-14'],
  ['SOP65P640X120-20N', 'TSSOP-20'],
  ['SOT95P280X145-5N', 'SOT-23-5'],
  ['RESC1608X55N', '0603'],
  ['CAPC1005X55N', '0402'],
  ['SOIC-8_L4.9-W3.9-P1.27-LS6.0-BL', 'SOIC-8'],
  ['0603 (1608 Metric)', '0603'],
  ['0402_C', '0402'],
])('%s is %s, as sellers and libraries write it', (cell, text) => expect(readPackage(cell)?.text).toBe(text))

test.each(['4-SMD, No Lead', 'CAPC9999X10N', 'SOT50P100X50-4N', 'PinHeader_1x04_P2.54mm', ''])(
  '%s says no outline',
  (cell) => expect(readPackage(cell)).toBeUndefined(),
)

test('an outline has several names, and pins are never passed over', () => {
  const key = (cell: string) => readPackage(cell)?.key ?? ''
  expect(comparePackages(key('SOT-23-5, SC-74A, SOT-753'), key('SOT-23-5'))).toBe('same')
  expect(comparePackages(key('8-DIP (0.300", 7.62mm)'), key('SOIC-8'))).toBe('conflict')
  expect(comparePackages(key('16-TSSOP'), key('TSSOP-20'))).toBe('conflict')
})
