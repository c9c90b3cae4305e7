import { expect, test } from 'vitest'
import { canIn, compareCans } from './can.ts'

test.each([
  ['Capacitor_SMD:CP_Elec_6.3x7.7', '贴片 6.3×7.7 mm'],
  ['SMD,D6.3xL7.7mm', '贴片 6.3×7.7 mm'],
  ['插件,D10xL16mm', '插件 10×16 mm'],
  ['CAP-SMD_BD6.3-L6.6-W6.6-LS7.2-FD', '贴片 直径 6.3 mm'],
  ['CAP-TH_BD6.3-P2.50-D0.8-FD', '插件 直径 6.3 mm'],
  ['Capacitor_THT:CP_Radial_D6.3mm_P2.50mm', '插件 直径 6.3 mm'],
  ['Φ8×10.2', '8×10.2 mm'],
  ['6.3*5.4 贴片电解', '贴片 6.3×5.4 mm'],
  ['E-6.3x5.4', '6.3×5.4 mm'],
])('%s is a can: %s', (text, said) => expect(canIn(text, true)?.text).toBe(said))

test.each(['0603', 'C_0603_1608Metric', '7.2x2.5x6', '1210', '6.3x1', '100uF', ''])('%s is no can', (text) =>
  expect(canIn(text, true)).toBeUndefined(),
)

test('two figures alone are a can of a capacitor only', () => expect(canIn('6.3*5.4', false)).toBeUndefined())

test.each([
  ['SMD,D6.3xL7.7mm', 'CP_Elec_6.3x7.7', 'same'],
  ['SMD,D6.3xL5.4mm', 'CP_Elec_6.3x7.7', 'near'],
  ['SMD,D8xL10.2mm', 'CP_Elec_6.3x7.7', 'conflict'],
  ['插件,D6.3xL7.7mm', 'CP_Elec_6.3x7.7', 'conflict'],
  ['6.3x7.7', 'CAP-TH_BD6.3-P2.50', 'same'],
])('beside each other the cans of %s and %s are %s', (one, other, state) => {
  const [first, second] = [canIn(one, true), canIn(other, true)]
  expect(first && second && compareCans(first, second)).toBe(state)
})
