import { expect, test } from 'vitest'
import { comparePackages, readPackage } from './footprint.ts'

test.each([
  ['8-SOIC (0.154", 3.90mm Width)', 'SOIC-8'],
  ['8-DIP (0.300", 7.62mm)', 'DIP-8'],
  ['48-LQFP (7x7)', 'LQFP-48'],
  ['32-VFQFN Exposed Pad', 'VFQFN-32'],
  ['8-TSSOP, 8-MSOP (0.118", 3.00mm Width)', 'MSOP-8'],
  ['TO-236-3, SC-59, SOT-23-3', 'SOT-23-3'],
  ['IC MCU 32BIT 64KB FLASH 48LQFP', 'LQFP-48'],
  ['2917 (7343 Metric)', 'D-7343'],
  ['SOIC127P600X175-14N', 'SOIC-14'],
  ['SOP65P640X120-20N', 'TSSOP-20'],
  ['SOT95P280X145-5N', 'SOT-23-5'],
  ['SOT95P240X110-3N', 'SOT-23-3'],
  ['SOT65P210X110-5N', 'SOT-353'],
  ['SOT65P280X145-8N', 'SOT-23-8'],
  ['SOP65P490X110-8N', 'MSOP-8'],
  ['DIOM5226X262N', 'SMA'],
  ['SOD2512X110N', 'SOD-323'],
  ['CP_EIA-7343-31_Kemet-D', 'D-7343'],
  ['CASE-B-3528-21(mm)', 'B-3528'],
  ['Crystal:Crystal_SMD_HC49-SD', 'HC-49SMD'],
  ['HC-49S-SMD', 'HC-49S-SMD'],
  ['RESC1608X55N', '0603'],
  ['CAPC1005X55N', '0402'],
  ['SOIC-8_L4.9-W3.9-P1.27-LS6.0-BL', 'SOIC-8'],
  ['0603 (1608 Metric)', '0603'],
  ['0402_C', '0402'],
  ['SMD1206-050', '1206'],
  ['SMD1206-050-33', '1206'],
])('%s is %s, as sellers and libraries write it', (cell, text) => expect(readPackage(cell)?.text).toBe(text))

test.each(['4-SMD, No Lead', 'CAPC9999X10N', 'SOT50P100X50-4N', 'PinHeader_1x04_P2.54mm', 'C3216X7R1H106K160AC', ''])(
  '%s says no outline',
  (cell) => expect(readPackage(cell)).toBeUndefined(),
)

test.each([
  ['FC-135R_L3.2-W1.5', 'crystal', '3215'],
  ['OSC-SMD_4P-L3.2-W2.5-BL', 'crystal', '3225'],
  ['SMD-3225_4P', 'crystal', '3225'],
  ['LED_SMD:LED_WS2812B_PLCC4_5.0x5.0mm_P3.2mm', 'led', '5050'],
  ['0603x4', 'resistor', '0603x4'],
] as const)('%s of a part that is a %s is %s', (cell, kind, text) => expect(readPackage(cell, kind)?.text).toBe(text))

test('legs that are not told may be any, and are looked at', () => {
  expect(compared('TO263', 'TO-263-5')).toBe('near')
  expect(compared('TO-263-7', 'TO-263-5')).toBe('conflict')
  expect(compared('ESOP8', 'SOIC-8-EP')).toBe('same')
})

test('an outline has several names, and pins are never passed over', () => {
  expect(compared('SOT-23-5, SC-74A, SOT-753', 'SOT-23-5')).toBe('same')
  expect(compared('8-DIP (0.300", 7.62mm)', 'SOIC-8')).toBe('conflict')
  expect(compared('16-TSSOP', 'TSSOP-20')).toBe('conflict')
})

test.each([
  ['Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOIC-8-208mil', 'conflict'],
  ['Package_SO:SOIC-8_5.23x5.23mm_P1.27mm', 'SOIC-8-208mil', 'same'],
  ['SOIC-8_L4.9-W3.9-P1.27-LS6.0-BL', '8-SOIC (0.154", 3.90mm Width)', 'same'],
  ['16-SOIC (0.295", 7.50mm Width)', 'SOIC-16-300mil', 'same'],
  ['SOP-16_L10.0-W3.9-P1.27-LS6.0-BL', 'SOIC-16-300mil', 'conflict'],
  ['Package_DFN_QFN:QFN-32-1EP_4x4mm_P0.4mm_EP2.65x2.65mm', 'QFN-32-EP(5x5)', 'conflict'],
  ['Package_DFN_QFN:QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm', 'QFN-32(5x5)', 'same'],
  ['LQFP-64_7x7mm_P0.4mm', 'LQFP-64(10x10)', 'conflict'],
  ['TQFP-32_7x7mm_P0.8mm', 'LQFP-32(5x5)', 'conflict'],
  ['VSON-8 5×6mm', 'VSON-8(3.3x3.3)', 'conflict'],
  ['DFN-8(3x2)', 'DFN-8_2x3mm_P0.5mm', 'same'],
  ['LQFP-64', 'LQFP-64(10x10)', 'same'],
  ['DIP-8_L9.3-W6.4-P2.54-LS7.6-BL', 'DIP-8-300mil', 'same'],
])('beside each other the bodies of %s and %s are %s', (one, other, state) => {
  expect(compared(one, other)).toBe(state)
  expect(compared(other, one)).toBe(state)
})

test('a series of TVS has the outline that it is called by', () => {
  expect(compared('SMBJ', 'DO-214AA(SMB)')).toBe('same')
  expect(compared('SMAJ', 'SMB')).toBe('conflict')
})

test('a wide outline that is asked for is looked at where a part does not tell its width', () => {
  expect(compared('SOIC127P1030X265-16N', 'SOIC-16')).toBe('near')
  expect(compared('SOIC127P1030X265-16N', 'SOIC-16-300mil')).toBe('same')
  expect(compared('SOIC127P600X175-16N', 'SOIC-16')).toBe('same')
  expect(compared('SOP-8', 'SOIC-8-208mil')).toBe('same')
})

function compared(one: string, other: string) {
  const [first, second] = [readPackage(one), readPackage(other)]
  return first && second && comparePackages(first, second)
}
