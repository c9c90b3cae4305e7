import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Named, NameDirectory } from './name-directory.ts'
import { brandWord, categoryWord, partWords, quantityWord } from './part-words.ts'
import { conditionOf, understand } from './understand.ts'

const ti: Named = { kind: 'brand', ids: [7], label: '德州仪器 TI' }
const names: NameDirectory = new Map<string, Named>([
  ['ti', ti],
  ['德州仪器', ti],
  ['texasinstruments', ti],
  ['贴片电容', { kind: 'category', ids: [2], label: '贴片电容 MLCC' }],
  ['稳压器', { kind: 'category', ids: [3, 4], label: '线性稳压器' }],
])

const chipsOf = (query: string) => understand(query, names).terms.map(({ chip }) => [chip.kind, chip.value])
const conditionFor = (query: string) => conditionOf(understand(query, names).terms)

test('a query in the language of the trade is read word by word', () => {
  expect(chipsOf('村田 100nF 16V 0402 贴片电容 TI')).toEqual([
    ['text', '村田'],
    ['quantity', '100 nF'],
    ['quantity', '16 V'],
    ['package', '0402'],
    ['category', '贴片电容 MLCC'],
    ['brand', '德州仪器 TI'],
  ])
})

test('every word knows where it stands, so that it can be taken out', () => {
  const query = '  100nF,Texas Instruments;0402'
  const { terms } = understand(query, names)
  expect(terms.map(({ chip }) => [chip.word, chip.start])).toEqual([
    ['100nF', 2],
    ['Texas Instruments', 8],
    ['0402', 26],
  ])
})

test('the longest name wins: Texas Instruments is one word', () =>
  expect(chipsOf('Texas Instruments LM358')).toEqual([
    ['brand', '德州仪器 TI'],
    ['text', 'LM358'],
  ]))

test('a name of several categories stands for each of them', () =>
  expect(conditionFor('稳压器')).toContain(`('${categoryWord(3)}') | ('${categoryWord(4)}')`))

test('spellings of one value set one condition', () => {
  const lexeme = `'${quantityWord(1e-7, 'F')}'`
  for (const spelling of ['100nF', '0.1µF', '0.1uF', '100000pF', '１００ｎＦ'])
    expect(conditionFor(spelling)).toContain(lexeme)
})

test('a range asks for both of its ends', () => {
  const condition = conditionFor('2.7~5.5V')
  expect(condition).toContain(`'${quantityWord(2.7, 'V')}' & '${quantityWord(5.5, 'V')}'`)
})

test.each(['0402', 'SOT-23', 'sot23-5', 'LQFP-48', 'SOIC8', 'QFN-32', 'SMA'])('%s is a package', (word) =>
  expect(chipsOf(word)[0]?.[0]).toBe('package'),
)

test.each(['LM358', 'STM32F103C8T6', '24C02', '1N4148W', 'X7R'])('%s is a word', (word) =>
  expect(chipsOf(word)[0]?.[0]).toBe('text'),
)

test('words of letters and digits find longer ones; Han pairs are whole', () => {
  expect(conditionFor('stm32')).toBe(`('stm32':*)`)
  expect(conditionFor('陶瓷')).toBe(`('陶瓷')`)
  expect(conditionFor('容')).toBe(`('容':*)`)
})

test('what is only punctuation sets no condition', () => expect(conditionFor(`' \\ & | ! () :* %`)).toBe(''))

test('more than twelve words are not read', () => expect(understand('a1 '.repeat(200), names).terms).toHaveLength(12))

test('whatever is asked, the condition is well formed and its lexemes fit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      const condition = conditionFor(query)
      const lexemes = condition.match(/'[^']*'/g) ?? []
      expect(condition.replaceAll(/'[^']*'/g, '').replaceAll(/:\*|[ &|()]/g, '')).toBe('')
      for (const lexeme of lexemes) expect(Buffer.byteLength(lexeme)).toBeLessThan(2046)
    }),
  )
})

test('a ligature that stands for a sentence does not make a lexeme that PostgreSQL refuses', () => {
  for (const lexeme of conditionFor('ﷺ'.repeat(200)).match(/'[^']*'/g) ?? [])
    expect(Buffer.byteLength(lexeme)).toBeLessThan(2046)
})

test('a part is found by its model, brand, categories, values and words', () => {
  const words = partWords({
    model: 'GRM155-R71',
    brandId: 7,
    categoryIds: [2, 1],
    package: '0402',
    description: '100nF 贴片',
    params: [
      { name: '耐压', value: '16V', unit: 'V', low: 16, high: 16 },
      { name: '介质', value: 'X7R', unit: '', low: null, high: null },
    ],
  })
  expect(words).toEqual(
    expect.arrayContaining([
      'grm155r71',
      'grm155',
      '0402',
      '贴片',
      'x7r',
      brandWord(7),
      categoryWord(1),
      categoryWord(2),
      quantityWord(1e-7, 'F'),
      quantityWord(16, 'V'),
    ]),
  )
  expect(words).not.toContain('')
})

test('2.2uF and 22uF are different words too', () => {
  expect(conditionFor('2.2uF')).not.toContain(`'22uf'`)
  expect(
    partWords({ model: 'C1', brandId: 1, categoryIds: [], package: '', description: '2.2uF', params: [] }),
  ).not.toContain('22uf')
})
