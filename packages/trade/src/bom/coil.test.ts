import { expect, test } from 'vitest'
import { comparePackages, readPackage } from './footprint.ts'

test.each([
  ['Inductor_SMD:L_Coilcraft_XAL60xx_6.36x6.56mm', '6.36×6.56 mm'],
  ['IND-SMD_L6.6-W6.4', '6.6×6.4 mm'],
  ['SMD,4x4mm', '4×4 mm'],
  ['4*4*3', '4×4 mm'],
  ['SWPA4030', '4×4 mm'],
  ['Inductor_SMD:L_Bourns-SRN6045', '6×6 mm'],
  ['L_Taiyo-Yuden_NR-40xx', '4×4 mm'],
  ['CD54', '5.8×5.2 mm'],
  ['0630 一体成型', '7.1×6.6 mm'],
  ['L_0603_1608Metric', '0603'],
])('the body of %s is %s', (text, said) => expect(readPackage(text, 'inductor')?.text).toBe(said))

test.each([
  ['4x4mm', '4.0×4.0mm', 'same'],
  ['0420', '4.0×4.0mm', 'near'],
  ['5x5mm', '4.0×4.0mm', 'conflict'],
  ['4x4mm', '0805', 'conflict'],
])('beside each other the coils of %s and %s are %s', (one, other, state) => {
  const [first, second] = [readPackage(one, 'inductor'), readPackage(other, 'inductor')]
  expect(first && second && comparePackages(first, second)).toBe(state)
})
