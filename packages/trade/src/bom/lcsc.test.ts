import { expect, test } from 'vitest'
import { compareLine, type Found } from './agreement.ts'
import { decide } from './decision.ts'
import { lcscBeside } from './lcsc.ts'
import { readLine, type LineTexts } from './line.ts'
import { inOrder, type Judged } from './ordering.ts'
import type { BomPart } from './part-figures.ts'

const part = (model: string, told: Partial<BomPart> = {}): BomPart => ({
  model,
  brandId: 1,
  brandName: 'Yageo',
  package: '0603',
  description: '100nF 50V X7R',
  categoryName: '贴片电容',
  lifecycle: 'active',
  stock: null,
  params: [{ name: '容值', value: '100 nF', unit: 'F', low: 1e-7, high: 1e-7 }],
  ...told,
})

function decided(texts: Partial<LineTexts>, named: BomPart, others: readonly Pick<Found, 'by' | 'part'>[] = []) {
  const line = readLine({ model: '', supplierNo: 'C14663', ...texts })
  const own: Found = { part: named, by: 'exact', brand: 'unknown', lcsc: lcscBeside(line.numbers, named.model) }
  const found = [...others.map((other): Found => ({ ...other, brand: 'unknown' })), own]
  const candidates = inOrder(found.map((one): Judged => ({ ...one, fields: compareLine(line, one) })))
  return { ...decide(line, candidates, true), best: candidates[0]?.part.model, field: candidates[0]?.fields[0] }
}

test.each([
  [[], 'CC0603KRX7R9BB104', 'same'],
  [['cc0603krx7r9bb104'], 'CC0603KRX7R9BB104', 'same'],
  [['AMS1117'], 'AMS1117-3.3', 'same'],
  [['CC0603KPX7R9BB104'], 'CC0603KRX7R9BB104', 'packing'],
  [['STM32F103C8T6TR'], 'STM32F103C8T6', 'packing'],
  [['STM32F103C8T6'], 'STM32F103C8T6TR', 'same'],
  [['GRM188R71H104KA93D'], 'CC0603KRX7R9BB104', 'another'],
] as const)('beside %j the part %s is %s', (numbers, model, beside) => expect(lcscBeside(numbers, model)).toBe(beside))

test('the number of 立创商城 alone names its part, whose package and value are looked at as of any other', () => {
  const named = part('CC0603KRX7R9BB104')
  expect(decided({ value: '100nF', package: 'C0603' }, named)).toMatchObject({ isSure: true, confidence: 96 })
  expect(decided({ package: '0402' }, named)).toMatchObject({ bucket: 'review', isSure: false })
  const fitting = { part: part('CC0402KRX7R9BB104', { package: '0402' }), by: 'words' as const }
  expect(decided({ value: '100nF', package: '0402' }, named, [fitting])).toMatchObject({
    best: 'CC0402KRX7R9BB104',
    bucket: 'review',
    reason: '立创编号 C14663 是 CC0603KRX7R9BB104，封装 0603，表里是 0402',
  })
})

test('it tells apart which of several brands is meant', () => {
  const own = part('BSS84', { brandId: 2 })
  const other = { part: part('BSS84', { stock: 5 }), by: 'exact' as const }
  expect(decided({ model: 'BSS84' }, own, [other, { ...other, part: part('BSS84', { brandId: 3 }) }])).toMatchObject({
    isSure: true,
    best: 'BSS84',
    field: { state: 'same' },
  })
})

test('a maker’s number that nobody has gives way to it, and is told', () => {
  expect(decided({ model: 'TYPE-C-16P-XYZ' }, part('TYPE-C-31-M-12'))).toMatchObject({
    isSure: true,
    field: { state: 'near', reason: '按立创编号 C14663 找到，表里写的是 TYPE-C-16P-XYZ' },
  })
})

test('a maker’s number of another part is never passed over, one of another packing stands as it is written', () => {
  const asked = { model: 'GRM188R71H104KA93D' }
  expect(decided(asked, part('CC0603KRX7R9BB104'), [{ part: part(asked.model), by: 'exact' }])).toMatchObject({
    best: asked.model,
    bucket: 'review',
    isSure: false,
    reason: '立创编号 C14663 是 CC0603KRX7R9BB104，表里写的是 GRM188R71H104KA93D',
  })
  const packed = { model: 'CC0603KPX7R9BB104' }
  expect(decided(packed, part('CC0603KRX7R9BB104'), [{ part: part(packed.model), by: 'exact' }])).toMatchObject({
    best: packed.model,
    isSure: true,
  })
})

test('a number that the catalogue lacks asks for the model', () => {
  expect(decide(readLine({ model: '', supplierNo: 'C14663' }), [], undefined)).toMatchObject({
    bucket: 'review',
    reason: '立创编号 C14663 库里没有，请补上型号',
  })
})
