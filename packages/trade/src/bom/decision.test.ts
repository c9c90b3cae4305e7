import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLine, type Found } from './agreement.ts'
import { decide } from './decision.ts'
import { readPackage } from './footprint.ts'
import { isNotFitted } from './fitted.ts'
import { readLine, type LineTexts } from './line.ts'
import { piecesFor } from './need.ts'
import { inOrder } from './ordering.ts'
import type { BomPart } from './part-figures.ts'

const capacitor: BomPart = {
  model: 'GRM188R71H104KA93D',
  brandId: 1,
  brandName: 'muRata',
  package: '0603',
  description: '100nF 50V X7R 0603 贴片陶瓷电容',
  categoryName: '贴片电容',
  lifecycle: 'active',
  stock: null,
  params: [
    { name: '容值', value: '100 nF', unit: 'F', low: 1e-7, high: 1e-7 },
    { name: '耐压', value: '50 V', unit: 'V', low: 50, high: 50 },
    { name: '精度', value: '±10%', unit: '%', low: 10, high: 10 },
  ],
}

const judged = (texts: Partial<LineTexts>, part: Partial<BomPart> = {}, found: Partial<Found> = {}) => {
  const line = readLine({ model: '', ...texts })
  const whole: Found = { part: { ...capacitor, ...part }, by: 'words', brand: 'unknown', ...found }
  return { line, candidate: { ...whole, fields: compareLine(line, whole) } }
}
const fieldOf = (name: string, ...asked: Parameters<typeof judged>) =>
  judged(...asked).candidate.fields.find((field) => field.name === name)

test.each([
  ['0.1uF 50V X7R 0603', 'same', ''],
  ['0.1uF 25V 0603', 'near', '耐压比表里的 25 V 更高'],
  ['0.1uF 100V 0603', 'conflict', '耐压够不到表里的 100 V'],
  ['0.1uF X5R 0603', 'conflict', '介质 X7R，表里是 X5R'],
  ['1uF 0603', 'conflict', '值不是 1 µF'],
  ['0.1uF 5% 0603', 'conflict', '精度够不到表里的 5%'],
])('beside 100 nF 50 V X7R ±10%% the value of %s is %s', (model, state, reason) =>
  expect(fieldOf('value', { model })).toMatchObject({ state, reason }),
)

test.each([
  ['SOP-8', 'SOIC-8-208mil', 'same'],
  ['LQFP48', 'LQFP-48(7x7)', 'same'],
  ['SOT-23-3_L2.9-W1.3', 'SOT-23', 'same'],
  ['HSOP-8', 'SOIC-8', 'near'],
  ['TQFP-32', 'LQFP-32', 'near'],
  ['SOIC-14', 'SOIC-8', 'conflict'],
  ['0402', '0603', 'conflict'],
  ['0603', 'SMD', 'unknown'],
])('%s beside %s is %s', (asked, own, state) =>
  expect(fieldOf('package', { model: 'A1234', package: asked }, { package: own })?.state).toBe(state),
)

test('a package that does not fit stands last and is never taken, whatever else agrees', () => {
  const packages = fc.constantFrom('0402', '0603', 'SOP-8', 'SOIC-8', 'LQFP-48', 'SOT-23', 'SMD', '')
  const by = fc.constantFrom<Found['by']>('exact', 'suffix', 'words')
  fc.assert(
    fc.property(packages, packages, by, fc.option(fc.boolean(), { nil: undefined }), (asked, own, way, isSold) => {
      const { line, candidate } = judged({ model: 'GRM188R71H104KA93D', package: asked }, { package: own }, { by: way })
      const isConflict = candidate.fields.some(({ name, state }) => name === 'package' && state === 'conflict')
      if (isConflict) expect(decide(line, [candidate], isSold)).toMatchObject({ bucket: 'review', isSure: false })
    }),
  )
  const [asked, wrong] = [{ model: 'X1234', package: '0603' }, { package: '0402' }]
  const right = judged(asked, {}, { by: 'words' }).candidate
  expect(inOrder([judged(asked, wrong, { by: 'exact' }).candidate, right])[0]).toBe(right)
})

test('outlines without a figure in their names are told apart too', () => {
  const { line, candidate } = judged(
    { model: 'SS34', package: 'SMB' },
    { model: 'SS34', package: 'SMA' },
    { by: 'exact' },
  )
  expect(decide(line, [candidate], true)).toMatchObject({ bucket: 'review', reason: expect.stringContaining('SMA') })
})

test('a thermistor or an array of the value is no resistor', () => {
  const own = { package: '0603', description: '10kΩ 贴片 NTC 热敏电阻' }
  const { line, candidate } = judged({ model: '10K 0603', designator: 'R1' }, own, { by: 'words' })
  expect(decide(line, [candidate], true)).toMatchObject({ bucket: 'review', reason: '是热敏电阻，不自动采用' })
})

const ohms = { params: [{ name: '阻值', value: '600Ω', unit: 'Ω', low: 600, high: 600 }], package: '0603' }
const hertz = { params: [{ name: '频率', value: '25MHz', unit: 'Hz', low: 25e6, high: 25e6 }], package: 'SMD3225-4P' }
const resistor = { ...ohms, description: '600Ω ±1% 0603 贴片电阻', categoryName: '贴片电阻' }
const bead = { ...ohms, description: '600Ω@100MHz 500mA 0603 铁氧体磁珠', categoryName: '磁珠' }
const farads = (value: number) => ({ name: '负载电容', value: '', unit: 'F', low: value, high: value })
const ohm = (value: number) => ({ name: '阻值', value: '', unit: 'Ω', low: value, high: value })
const plain = { ...hertz, description: '25MHz 20pF 无源晶振', categoryName: '无源晶振' }
const active = { ...hertz, description: '25MHz 3.3V CMOS XO 有源晶振', categoryName: '有源晶振' }

test.each<[Partial<LineTexts>, Partial<BomPart>, string]>([
  [{ value: '600R', designator: 'FB1', package: '0603' }, resistor, '是电阻'],
  [{ value: '600R', designator: 'R1', package: '0603' }, bead, '是磁珠'],
  [{ value: '25MHz', package: 'XTAL-3225', designator: 'Y1' }, active, '是有源晶振'],
  [{ model: '25MHz 3225', designator: 'Y1' }, active, '是有源晶振，表里没写有源还是无源'],
  [{ model: '25MHz 3225 有源晶振', designator: 'Y1' }, plain, '不是有源晶振'],
  [
    { model: '25MHz 3225', designator: 'Y1' },
    { ...hertz, description: '25MHz', categoryName: '' },
    '目录没写是不是晶振',
  ],
])('by its value %j is not taken for another kind of part', (texts, part, reason) => {
  const { line, candidate } = judged(texts, part, { by: 'words' })
  const decision = decide(line, [candidate], true)
  expect(decision).toMatchObject({ bucket: 'review', isSure: false })
  expect(decision.reason.replace('，不自动采用', '')).toBe(reason)
})

const tenK = { package: '0603', params: [{ name: '阻值', value: '10kΩ', unit: 'Ω', low: 1e4, high: 1e4 }] }
const plainTenK = { ...tenK, description: '10kΩ ±1% 0603 厚膜贴片电阻', categoryName: '贴片电阻' }
const thermistor = { ...tenK, description: '10kΩ 0603 NTC 热敏电阻 B 3380K', categoryName: '热敏电阻' }

test.each<[Partial<LineTexts>, Partial<BomPart>, string]>([
  [{ value: '10k', package: '0603', designator: 'RT1' }, plainTenK, '位号像热敏电阻、排阻或电位器，请选一个'],
  [{ value: '10K/3950', package: '0603' }, plainTenK, '不是热敏电阻；目录没写 B 值'],
  [{ model: 'NTC 10K 3950K 0603' }, thermistor, 'B 值是 3380，表里是 3950'],
  [{ model: '10K 0603 车规' }, plainTenK, '目录没写“车规”'],
  [{ model: '10K 0603 薄膜' }, plainTenK, '目录没写“薄膜”'],
  [{ model: '0603 104' }, {}, '没写是电阻还是电容，请选一个'],
  [{ value: '100nF', package: 'C_0603' }, { description: '100nF 50V 0603 聚酯薄膜电容' }, '是薄膜电容，表里没写'],
  [{ model: '25MHz 9pF 3225' }, { ...plain, params: [...hertz.params, farads(2e-11)] }, '负载电容不是 9 pF'],
])('%j, which may be something else, is for a person to take', (texts, part, reason) => {
  const { line, candidate } = judged(texts, part, { by: 'words' })
  const decision = decide(line, [candidate], true)
  expect(decision).toMatchObject({ bucket: 'review', isSure: false })
  expect(decision.reason.replace('，不自动采用', '')).toBe(reason)
})

test('a tolerance in the unit of the value is held against that of the part', () => {
  const pico = { ...farads(1e-11), name: '容值' }
  const percent = { name: '精度', value: '±5%', unit: '%', low: 5, high: 5 }
  const own = { package: '0402', description: '10pF 50V C0G 0402 贴片电容', params: [pico, percent] }
  const bound = { ...own, description: '10pF ±0.25pF 50V C0G 0402 贴片电容', params: [pico] }
  const asked = { model: '10pF 0402 ±0.25pF', designator: 'C1' }
  expect(fieldOf('value', asked, own)).toMatchObject({ state: 'conflict', reason: '精度够不到表里的 ±0.25 pF' })
  expect(fieldOf('value', asked, bound)?.state).toBe('same')
  expect(fieldOf('value', { ...asked, model: '10pF 0402 ±0.5pF' }, own)?.state).toBe('same')
})

test.each<[Partial<LineTexts>, Partial<BomPart>]>([
  [{ value: '10k 3380', package: '0603', designator: 'TH1' }, thermistor],
  [{ model: 'NTC 10K B3380 0603' }, thermistor],
  [
    { value: '4.70E+03', package: '0603', designator: 'R1' },
    { ...plainTenK, params: [ohm(4700)] },
  ],
  [{ value: '1.00E-07', package: '0603', designator: 'C1' }, {}],
  [{ model: '25MHz 20pF 3225' }, { ...plain, params: [...hertz.params, farads(2e-11)] }],
  [{ value: '600R', designator: 'FB1', package: '0603' }, bead],
  [{ value: '600R', designator: 'R1', package: '0603' }, resistor],
  [{ value: '25MHz', package: 'XTAL-3225', designator: 'Y1' }, plain],
  [{ model: '25MHz 3225', designator: 'Y1' }, plain],
  [{ model: '25MHz 3225', designator: 'OSC1' }, active],
])('by its value %j is taken for its own kind of part', (texts, part) => {
  const { line, candidate } = judged(texts, part, { by: 'words' })
  expect(decide(line, [candidate], true)).toMatchObject({ bucket: 'cart', isSure: true })
})

test('a number says itself what is meant, whatever kind its place on the board is named for', () => {
  const { line, candidate } = judged(
    { model: 'ASE-25.000MHZ-LC-T', value: '25MHz', designator: 'Y1' },
    { ...active, model: 'ASE-25.000MHZ-LC-T' },
    { by: 'exact' },
  )
  expect(decide(line, [candidate], true)).toMatchObject({ bucket: 'cart', isSure: true })
})

test('a body of another size is never taken, and the size that the line tells is said', () => {
  const { line, candidate } = judged(
    { model: 'W25Q128JVSIQ', package: 'Package_SO:SOIC-8_3.9x4.9mm_P1.27mm' },
    { model: 'W25Q128JVSIQ', package: 'SOIC-8-208mil' },
    { by: 'exact' },
  )
  expect(decide(line, [candidate], true)).toMatchObject({
    bucket: 'review',
    isSure: false,
    reason: '封装 SOIC-8-208mil，表里是 SOIC-8，本体 3.9×4.9 mm，不自动采用',
  })
})

test('one number of several brands is not chosen for anybody, unless the line names the brand', () => {
  const first = judged({ model: 'LM358' }, { model: 'LM358' }, { by: 'exact' })
  const second = judged({ model: 'LM358' }, { model: 'LM358', brandId: 2 }, { by: 'exact' }).candidate
  expect(decide(first.line, [first.candidate, second], true)).toMatchObject({
    bucket: 'review',
    reason: '2 个品牌都有 LM358，请选一个',
  })
  expect(decide(first.line, [{ ...first.candidate, brand: 'own' }, second], true).bucket).toBe('cart')
})

test('a number that one maker has bare and another one with its packing is chosen for nobody', () => {
  const asked = { model: 'NE555D', package: 'SOP-8' }
  const bare = judged(asked, { model: 'NE555D', package: 'SOP-8' }, { by: 'exact' })
  const reel = { model: 'NE555DR', brandId: 2, brandName: 'TI', package: 'SOIC-8' }
  const other = judged(asked, reel, { by: 'suffix' }).candidate
  expect(decide(bare.line, [bare.candidate, other], true)).toMatchObject({
    bucket: 'review',
    isSure: false,
    reason: 'TI 也有同一型号 NE555DR，请选一个品牌',
  })
  const unfit = judged(asked, { ...reel, package: 'DIP-8' }, { by: 'suffix' }).candidate
  const same = { ...other, part: { ...other.part, brandId: 1 } }
  expect([unfit, same].map((one) => decide(bare.line, [bare.candidate, one], true).isSure)).toEqual([true, true])
  expect(decide(bare.line, [{ ...bare.candidate, brand: 'own' }, other], true).isSure).toBe(true)
})

test('what a family is called by is chosen for nobody where others make it in packages', () => {
  const bare = judged({ model: 'TL072' }, { model: 'TL072' }, { by: 'exact' })
  const told = { model: 'TL072CDR', brandId: 2, brandName: 'TI' }
  const other = judged({ model: 'TL072' }, told, { by: 'prefix' }).candidate
  expect(decide(bare.line, [bare.candidate, other], true)).toMatchObject({
    bucket: 'review',
    isSure: false,
    reason: 'TI 的 TL072CDR 也叫 TL072，请选一个型号',
  })
})

test('what nobody has enough of is asked for', () => {
  const { line, candidate } = judged({ model: 'AB1234' }, {}, { by: 'exact' })
  expect([true, false, undefined].map((isSold) => decide(line, [candidate], isSold).bucket)).toEqual([
    'cart',
    'demand',
    'demand',
  ])
})

test('small parts are bought with what gets lost, others by the piece', () => {
  expect(piecesFor({ quantity: 18, boards: 500, attrition: 2, kind: 'capacitor' })).toBe(9180)
  expect(piecesFor({ quantity: 1, boards: 3, attrition: 2, kind: 'resistor' })).toBe(4)
  expect(piecesFor({ quantity: 1, boards: 500, attrition: 2, kind: undefined })).toBe(500)
})

test('a part that is not put on the board is told by its column, or by a word anywhere', () => {
  expect(isNotFitted({ dnp: 'DNP', others: [] })).toBe(true)
  expect(isNotFitted({ others: ['10K DNP'] })).toBe(true)
  expect(isNotFitted({ others: ['不贴', '10K'] })).toBe(true)
  expect(isNotFitted({ dnp: '', others: ['10K', 'NCP1117', undefined] })).toBe(false)
})

test.each([
  ['Resistor_SMD:R_0603_1608Metric', '0603'],
  ['SOT-23_L2.9-W1.3-P0.95-LS2.4-BR', 'SOT-23'],
  ['Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOIC-8'],
  ['贴片0805', '0805'],
  ['MountingHole_3.2mm_M3', undefined],
])('the package in %s is %s', (cell, text) => expect(readPackage(cell)?.text).toBe(text))
