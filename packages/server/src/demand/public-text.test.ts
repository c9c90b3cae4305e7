import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hideContacts } from '@xinpu/trade/demand-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const seeds = join(import.meta.dirname, '../../seeds')
const columnsOf = (file: string) =>
  readFileSync(join(seeds, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const parts = readdirSync(join(seeds, 'parts')).flatMap((file) => columnsOf(`parts/${file}`))
const models = parts.map(([model = '']) => model)
const brands = columnsOf('brands.tsv').flatMap(([, cn = '', en = '', short = '']) => [cn, en, short])

test('what the catalogue tells of its parts and brands holds no way to reach anybody', () => {
  const texts = [...models, ...brands, ...parts.map(([, , , , , description = '']) => description)]
  expect(texts.filter((text) => hideContacts(text) !== text)).toEqual([])
})

const quantity = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }).map(String),
  fc.integer({ min: 1, max: 9_999_999 }).map((pieces) => pieces.toLocaleString('en')),
  fc.integer({ min: 1, max: 999 }).map((thousands) => `${thousands}K`),
)
const price = fc.integer({ min: 1, max: 99_999_999 }).map((micro) => `¥${micro / 1e4}`)
const batch = fc.constantFrom('24+', '2324', '23+/24+', '2024年以后', '20241122')

test('a brand, a part number, pieces, a price and a date code stay as they were typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...brands), fc.constantFrom(...models), quantity, price, batch, (...words) => {
      const text = words.join(' ')
      expect(hideContacts(text)).toBe(text)
    }),
    { numRuns: 2000 },
  )
})
