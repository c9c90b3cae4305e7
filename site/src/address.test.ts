import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCenterSearch } from './account/center-search.ts'
import { readBrandSpecsParams, readDirectoryParams } from './brand/brand-params.ts'
import { readSellersParams } from './brand/sellers-params.ts'
import { readBrandParams } from './catalogue/brand-choice.ts'
import { readCompareParams } from './catalogue/compare-params.ts'
import { readPartParams } from './catalogue/part-params.ts'
import { readSelectionParams } from './catalogue/selection-params.ts'
import { readBomParams } from './demand/bom-params.ts'
import { readCreateParams } from './demand/create-params.ts'
import { readHallParams } from './demand/hall-params.ts'
import { readImportParams } from './demand/import-params.ts'
import { readEnquiryParams } from './demand/quote-places.ts'
import { readCompanyParams, readCompanySearch } from './enterprise/company-params.ts'
import { readStockParams } from './stock/stock-params.ts'
import { readSpecInfoParams } from './datasheet/spec-info-params.ts'
import { readUploadParams } from './datasheet/upload-params.ts'
import { readFulltextParams } from './search/fulltext-params.ts'
import { readSearchParams } from './search/search-params.ts'
import { cleanText, lastPage, letter, many, on, oneOf, page, readsAddress, word, type Given } from './app/address.ts'

test.each([
  ['a page within the list stays', 41, 3, undefined],
  ['a page beyond its end becomes its last', 41, 4, 3],
  ['so does one far beyond', 40, 9999, 2],
  ['an empty list has one page', 0, 2, 1],
])('%s', (_, totalRecord, page, shown) => {
  expect(lastPage({ totalRecord }, page, 20)).toBe(shown)
})

test('a text of an address is read as the server reads it', () => {
  expect(cleanText('\u0007😀')).toBe('😀')
  expect(cleanText('  LM358\u00a0SOIC-8 ')).toBe('LM358\u00a0SOIC-8')
  expect(cleanText('\t\u0000\u0085 ')).toBe('')
  const letters = fc.array(fc.constantFrom(...'a容 \u0007\u0085\u00a0\ufeff\ud83d\ude00\n\u200b'.split('')), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 25 }), (text, most) => {
      const read = cleanText(text.join(''), most)
      expect(read.length).toBeLessThanOrEqual(most)
      expect(read.isWellFormed() && read === read.trim() && cleanText(read, most) === read).toBe(true)
      expect(read).not.toMatch(/\p{Cc}/u)
    }),
  )
})

const read = readsAddress({
  page,
  sort: oneOf(['newest', 'name']),
  stock: on,
  letter,
  returnTo: word(9),
  tags: many(word(3), 2),
})

test('an address says what its page reads, and nothing else', () => {
  expect(read({ page: '2', sort: 'name', stock: true, letter: 'q', returnTo: 7, tags: 'abcd', other: 1 })).toEqual({
    page: 2,
    sort: 'name',
    stock: true,
    letter: 'Q',
    returnTo: '7',
    tags: ['abc'],
  })
  expect(read({ tags: ['a', {}, 'c'] }).tags).toEqual(['a'])
})

test('what no page can show is undefined, and stands there, lest the router put it back', () => {
  const nothing = { page: undefined, sort: undefined, stock: undefined, letter: undefined, returnTo: undefined }
  expect(read({ page: 0, sort: 'toString', stock: 'yes', letter: '3', returnTo: ' ', tags: [{}] })).toStrictEqual({
    ...nothing,
    tags: undefined,
  })
  expect(readCompareParams({ ids: [{ toString: {} }], diff: { toString: {} } })).toEqual({})
  expect(read({ page: 1e9, sort: ['name'], stock: 1, letter: {}, returnTo: null })).toMatchObject(nothing)
})

/** Whatever an address says, by hand or by mischief: as the router reads it, anything that JSON can hold. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('1', 7, '0', 'name', 'newest', 'param:容值', 'a\ud83d', ' b ', '3,1,1', true, ['x', 'y'], [1, 2]),
)

test.each<[(given: Given) => object]>([
  [read],
  [readBomParams],
  [readCompanyParams],
  [readCompanySearch],
  [readCreateParams],
  [readEnquiryParams],
  [readHallParams],
  [readImportParams],
  [readStockParams],
  [readBrandParams],
  [readBrandSpecsParams],
  [readCenterSearch],
  [readCompareParams],
  [readDirectoryParams],
  [readFulltextParams],
  [readPartParams],
  [readSearchParams],
  [readSelectionParams],
  [readSellersParams],
  [readSpecInfoParams],
  [readUploadParams],
])('%o: any address is read, and what was read is read the same again', (reader) => {
  const anyAddress = fc.record(
    Object.fromEntries([...Object.keys(reader({})), 'f.容值', 'other'].map((key) => [key, anyValue])),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anyAddress, (given) => {
      const said = reader(given)
      expect(said).not.toHaveProperty('other')
      expect(reader({ ...said })).toEqual(said)
      // As the router writes it and reads it again.
      expect(reader(JSON.parse(JSON.stringify(said)) as Given)).toEqual(said)
    }),
    { numRuns: 60 },
  )
})
