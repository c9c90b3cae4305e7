import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Named, NameDirectory } from './named.ts'
import { tsqueryOf, type Need } from '../words/need.ts'
import { brandWord, categoryWord, packageWord, partWords } from '../words/part-words.ts'
import { quantityWord } from '../words/quantity-words.ts'
import { needOf, understand } from './understand.ts'

const ti: Named = { kind: 'brand', ids: [7], label: '德州仪器 TI' }
const names: NameDirectory = new Map<string, Named>([
  ['ti', ti],
  ['德州仪器', ti],
  ['texasinstruments', ti],
  ['贴片电容', { kind: 'category', ids: [2], label: '贴片电容 MLCC' }],
  ['稳压器', { kind: 'category', ids: [3, 4], label: '线性稳压器' }],
])

const chipsOf = (query: string) => understand(query, names).terms.map(({ chip }) => [chip.kind, chip.value])
const conditionFor = (query: string) => {
  const need = needOf(understand(query, names).terms)
  return need ? tsqueryOf(need) : ''
}

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
  expect(conditionFor('稳压器')).toContain(`'${categoryWord(3)}' | '${categoryWord(4)}'`))

test('spellings of one value set one condition', () => {
  const lexeme = `'${quantityWord(1e-7, 'F')}'`
  for (const spelling of ['100nF', '0.1µF', '0.1uF', '100000pF', '１００ｎＦ'])
    expect(conditionFor(spelling)).toContain(lexeme)
})

test('a supply range means the parts that have it, and finds what lies within', () => {
  const [term] = understand('2.7~5.5V', names).terms
  expect(term?.meant).toEqual({ all: [{ word: quantityWord(2.7, 'V') }, { word: quantityWord(5.5, 'V') }] })
  expect(JSON.stringify(term?.need)).toContain('prefix')
})

test('a bound is met by every value beyond it', () => {
  const holds = (query: string, value: number, unit: string) => meets(query, quantityWord(value, unit))
  expect([9_999, 10_000, 22_000, 1e9].map((value) => holds('≥10k', value, 'Ω'))).toEqual([false, true, true, true])
  expect([0.1, 5, 5.1].map((value) => holds('<=5%', value, '%'))).toEqual([true, true, false])
})

/** Whether a part with one lexeme answers to a query. */
function meets(
  query: string,
  lexeme: string,
  need: Need | undefined = needOf(understand(query, names).terms),
): boolean {
  if (!need) return true
  if ('word' in need) return lexeme === need.word
  if ('prefix' in need) return lexeme.startsWith(need.prefix)
  if ('all' in need) return need.all.every((one) => meets(query, lexeme, one))
  if ('of' in need) return meets(query, lexeme, need.of) && !meets(query, lexeme, need.but)
  return need.any.some((one) => meets(query, lexeme, one))
}

test('a value is itself and not the beginning of another: 1M is not 1mm', () =>
  expect(conditionFor('1M 0402')).not.toContain(`'1m':*`))

test('one outline has one lexeme, however its maker writes it', () => {
  for (const spelling of ['SOP-8', 'SO8', 'SOIC-8'])
    expect(understand(spelling, names).terms[0]?.meant).toEqual({ word: packageWord('SOIC-8-150mil') })
})

test('a part number in pieces is sought whole and in pieces', () => {
  const [term, ...others] = understand('STM32 F103 c8', names).terms
  expect(others).toEqual([])
  expect(term?.chip).toMatchObject({ kind: 'model', value: 'STM32F103C8', word: 'STM32 F103 c8' })
  expect(term?.meant).toEqual({ prefix: 'stm32f103c8' })
})

test('a word that only begins a number is sought with the word before it too', () =>
  expect(conditionFor('MAX485 ESA')).toBe(`'max485':* & ('esa':* | 'max485esa':*)`))

test('words about papers set no condition', () => expect(conditionFor('LM358 规格书')).toBe(conditionFor('LM358')))

test.each(['0402', 'SOT-23', 'sot23-5', 'LQFP-48', 'SOIC8', 'QFN-32', 'SMA'])('%s is a package', (word) =>
  expect(chipsOf(word)[0]?.[0]).toBe('package'),
)

test.each(['LM358', 'STM32F103C8T6', '24C02', '1N4148W'])('%s is a word', (word) =>
  expect(chipsOf(word)[0]?.[0]).toBe('text'),
)

test('words of letters and digits find longer ones; Han pairs are whole', () => {
  expect(conditionFor('stm32')).toBe(`'stm32':*`)
  expect(conditionFor('陶瓷')).toBe(`'陶瓷'`)
  expect(conditionFor('容')).toBe(`'容':*`)
})

test('what is only punctuation sets no condition', () => expect(conditionFor(`' \\ & | ! () :* %`)).toBe(''))

test('more than sixteen words are not read, and the rest is told', () => {
  const { terms, unread } = understand('火1 '.repeat(40), names)
  expect(terms).toHaveLength(16)
  expect(unread).toContain('火1')
})

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
      packageWord('0402'),
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
