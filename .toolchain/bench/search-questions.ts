import type { Db } from '../../packages/server/src/core/database.ts'
import type { PartFilter, PartSearch } from '../../packages/server/src/search/part-search.ts'
import { plainOf } from '../../packages/server/src/search/words.ts'
import type { Floor } from './search-floor.ts'

/** A kind of question, asked of each form of the search and, where it has an answer, of the floor. */
export interface Kind {
  name: string
  texts: string[]
  ask: (search: PartSearch, text: string) => Promise<unknown>
  floor?: (floor: Floor, text: string) => unknown
  /** Milliseconds for 95 of 100 questions to the index, on 582,000 parts. */
  budget?: number
}

const find = (search: PartSearch, text: string, filter: PartFilter = {}) =>
  search.find({ text, ...filter, sort: 'relevance', limit: 20, offset: 0 })

const chinese = [
  '村田 贴片电容 0402',
  '国巨 贴片电阻 0603',
  '意法 稳压器 SOT-223',
  '三星 贴片电容 0805',
  '厚声 贴片电阻 1206',
]
const words = [
  '贴片电容',
  '稳压器',
  '0.1uF 0402 贴片电容',
  '100nF 50V X7R',
  '10k 1% 0805',
  'LDO 3.3V SOT-23-5',
  '0402',
  'MOSFET 30V',
]

/** Questions spread over the whole table, the same on every run. */
export async function kindsOf(db: Db, asked: number): Promise<Kind[]> {
  const models = await sampleOf(db, asked)
  const long = models.map(plainOf).filter((plain) => plain.length > 8)
  const categoryId = await largestLeaf(db)
  const params = [{ name: '耐压', unit: 'V', ranges: [{ low: 16, high: 100 }], values: [] }]
  return [
    { name: 'exact model', texts: models, ask: find, floor: (floor, text) => floor.exact(text), budget: 0.5 },
    {
      name: 'beginning, 3–8 characters',
      texts: models.map((model, at) => model.slice(0, 3 + (at % 6))),
      ask: find,
      floor: (floor, text) => floor.beginning(text, 20),
      budget: 0.5,
    },
    {
      name: 'suggestion, 1–6 characters',
      texts: models.map((model, at) => model.slice(0, 1 + (at % 6))),
      ask: (search, text) => search.suggestModels(text, 6),
      floor: (floor, text) => floor.beginning(text, 6),
      budget: 0.5,
    },
    {
      name: 'substring, 4–7 characters',
      texts: long.map((plain, at) => plain.slice(2, 6 + (at % 4))),
      ask: find,
      floor: (floor, text) => floor.holding(text, 20),
      budget: 0.5,
    },
    {
      name: 'one typo',
      texts: long.map(
        (plain, at) => `${plain.slice(0, 3 + (at % 4))}${at % 2 ? 'q' : '7'}${plain.slice(4 + (at % 4), 12)}`,
      ),
      ask: find,
      budget: 10,
    },
    { name: 'three Chinese words', texts: chinese, ask: find, budget: 5 },
    { name: 'words, values, packages', texts: words, ask: find },
    {
      name: 'parameter, with facets',
      texts: ['', '0402', '贴片'],
      ask: async (search, text) => {
        await find(search, text, { categoryId, params })
        await search.facets({ text, categoryId, params })
      },
      budget: 10,
    },
    { name: 'nothing found', texts: models.map((model) => `${model}ZZQ火星`), ask: find },
  ]
}

async function sampleOf(db: Db, count: number): Promise<string[]> {
  const { last } = await db
    .selectFrom('part')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, (_, at) => Math.floor(((at + 0.5) * Number(last)) / count))
  const rows = await db.selectFrom('part').select('model').where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ model }) => model)
}

async function largestLeaf(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('category')
    .select('id')
    .where('parent_id', 'is not', null)
    .orderBy('part_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
