import { describe, expect, test } from 'vitest'
import { brandIn, type BrandNames } from './spec-brand-clue.ts'
import { languageOf, type SpecClues } from './spec-clues.ts'
import { modelsIn } from './spec-model-clue.ts'
import { suggest, type KnownPart } from './spec-suggest.ts'

const [ti, st, adi, murata, sg, onsemi] = [1, 2, 3, 4, 5, 6]
const names: BrandNames = {
  byPlain: new Map(
    Object.entries({
      ti,
      德州仪器: ti,
      texasinstruments: ti,
      ns: ti,
      st,
      stm: st,
      stmicroelectronics: st,
      意法半导体: st,
      adi,
      ad: adi,
      linear: adi,
      lineartechnology: adi,
      analogdevices: adi,
      murata,
      村田: murata,
      圣邦微: sg,
      圣邦: sg,
      on: onsemi,
      onsemi,
    }),
  ),
  byHost: new Map([
    ['ti.com', ti],
    ['st.com', st],
    ['analog.com', adi],
  ]),
}
const file = (filename: string, ...text: string[]): SpecClues => ({ filename, title: '', text })

describe('the brand', () => {
  test.each([
    ['by its copyright', ti, 'Copyright © 2019, Texas Instruments Incorporated'],
    [
      'by its web address',
      ti,
      'See www.ti.com/lit/ds/slvs632 for the newest.\nSubmit Documentation Feedback www.ti.com',
    ],
    ['in Chinese, within a run', st, '意法半导体股份有限公司版权所有'],
    ['by a company word', st, 'STMicroelectronics NV and its subsidiaries'],
    ['by two words', adi, 'Information furnished by Analog Devices is believed to be accurate'],
    ['in Chinese', sg, '圣邦微电子(北京)股份有限公司'],
  ])('is known %s', (_, brand, text) => expect(brandIn(file('a.pdf', text), names)).toBe(brand))

  test.each([
    [
      'a linear regulator is not of Linear',
      '3-A LINEAR REGULATOR\nLinear regulators turn on and off. Linear, low noise.',
    ],
    ['on is a word', 'Turn ON and OFF. The pin is ON when high, on when low. ON OFF ON OFF'],
    ['two letters in passing say nothing', 'AD conversion by an AD converter'],
    ['small letters are a word', 'st nd rd th'],
    ['no name at all', 'GENERAL DESCRIPTION'],
  ])('%s', (_, text) => expect(brandIn(file('a.pdf', text), names)).toBeUndefined())

  test('of two that are named alike neither is taken', () => {
    const text = 'Texas Instruments and Analog Devices'
    expect(brandIn(file('a.pdf', text), names)).toBeUndefined()
  })

  test('a competitor that is named once does not win over the maker of every page', () => {
    const foot = 'Copyright © 2020, Texas Instruments Incorporated'
    const clues = file(
      'a.pdf',
      `TPS5430\n\n\n\n\n\n\n${foot}`,
      `Pin-compatible with Analog Devices LT1933\n${foot}`,
      foot,
    )
    expect(brandIn(clues, names)).toBe(ti)
  })
})

describe('the part number', () => {
  const first = (clues: SpecClues) => modelsIn(clues)[0]?.model

  test.each([
    ['TPS5430', file('tps5430.pdf', 'TPS5430 3-A, Wide Input Range, Step-Down Converter\nSOIC-8, 3.3V, 500kHz')],
    ['STM32F103C8T6', file('download.pdf', 'STM32F103C8T6\nMedium-density performance line\n72MHz 64KB USB2.0')],
    ['ISO7721', file('x.pdf', 'ISO7721 High-speed isolator\nISO9001 AEC-Q100 SOIC-16')],
    ['DS18B20', file('x.pdf', 'DS18B20 Programmable Resolution 1-Wire Digital Thermometer')],
    ['GRM155R71C104KA88D', file('x.pdf', '片状独石陶瓷电容器 GRM155R71C104KA88D 0402 100nF 16V')],
    ['1N4148', file('x.pdf', '1N4148 Small Signal Diode\nDO-35')],
  ])('is %s', (model, clues) => expect(first(clues)).toBe(model))

  test.each([
    '3.3V',
    '100nF',
    '16MHz',
    'SOT-23',
    'SOIC-8',
    'TO-220',
    'ISO9001',
    'AEC-Q100',
    'RS-485',
    'USB2.0',
    'SLVS632C',
    'V2.9.0',
    '2026-01-31',
    'LQFP48',
    '0402',
  ])('%s is none', (word) => expect(modelsIn(file('a.pdf', `Features ${word} and more`))).toEqual([]))

  test('the heading counts for more than a neighbour that is named often', () => {
    const others = 'LM7805 LM7805 LM7805 LM7805 LM7805 LM7805'
    expect(first(file('a.pdf', `TPS5430DDAR\nStep-down converter\n\n\n\n\n\n${others}`, others))).toBe('TPS5430DDAR')
  })
})

describe('together with the catalogue', () => {
  const parts: KnownPart[] = [
    { model: 'TPS5430DDAR', brandId: ti, categoryId: 10 },
    { model: 'TPS5430DDA', brandId: ti, categoryId: 10 },
    { model: 'LM7805CT', brandId: ti, categoryId: 11 },
    { model: 'LM7805CT', brandId: onsemi, categoryId: 11 },
  ]

  test('a family is known by its members: brand and category come from them', () => {
    expect(suggest(file('spec (1).pdf', 'TPS5430 Step-Down Converter'), names, parts)).toEqual({
      model: 'TPS5430',
      brandId: ti,
      categoryId: 10,
    })
  })

  test('a number that two brands make leaves the brand to the text', () => {
    expect(suggest(file('a.pdf', 'LM7805CT'), names, parts)).toEqual({ model: 'LM7805CT' })
    expect(suggest(file('a.pdf', 'LM7805CT\nonsemi Corporation www.onsemi.com'), names, parts)).toEqual({
      model: 'LM7805CT',
      brandId: onsemi,
      categoryId: 11,
    })
  })

  test('a number that nobody knows is taken from a heading, not from a line far below', () => {
    const filler = 'words '.repeat(100)
    expect(suggest(file('a.pdf', 'XYZ9000 Controller'), names, [])).toEqual({ model: 'XYZ9000' })
    expect(suggest(file('a.pdf', `${filler}\n${filler}XYZ9000`), names, [])).toEqual({})
  })
})

test('a tenth of Chinese makes a document Chinese', () => {
  expect(languageOf(file('a.pdf', 'TPS5430 降压转换器 数据手册'))).toBe('zh')
  expect(languageOf(file('a.pdf', `${'Step-down converter '.repeat(20)}德州仪器`))).toBe('en')
  expect(languageOf(file('TPS5430 数据手册.pdf', ''))).toBe('zh')
})
