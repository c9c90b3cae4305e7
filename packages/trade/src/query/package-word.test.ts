import { expect, test } from 'vitest'
import { packageKey } from './index.ts'

test.each([
  [['SOP-8', 'SO8', 'SOIC-8', 'SOIC-8-150mil', 'soic8'], 'so8'],
  [['SOT-23', 'SOT23', 'SOT-23-3', 'SOT-23-3L', 'TO-236-3'], 'sot23'],
  [['SOT-23-5', 'sot23-5', 'SOT25'], 'sot235'],
  [['LQFP-48', 'LQFP48', 'LQFP-48(7x7)'], 'lqfp48'],
  [['TO-220', 'TO-220-3'], 'to220'],
  [['TO-252', 'TO-252-2L', 'DPAK', 'TO-252-2(DPAK)'], 'to252'],
  [['SOT-223', 'SOT-223-4', 'SOT-223-3L'], 'sot223'],
  [['SMA', 'DO-214AC', 'SMA(DO-214AC)', 'DO-214AC(SMA)'], 'sma'],
  [['SMD3225-4P', '3225'], '3225'],
  [['0402', '０４０２'], '0402'],
])('%s are one outline', (spellings, key) => expect(spellings.map(packageKey)).toEqual(spellings.map(() => key)))

test('other numbers of legs are other outlines', () => {
  expect(packageKey('TO-220-5')).not.toBe(packageKey('TO-220'))
  expect(packageKey('SOIC-16')).not.toBe(packageKey('SOIC-8'))
})
