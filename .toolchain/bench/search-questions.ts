import { plainOf } from '@xinpu/trade/words'
import type { Db } from '../../packages/server/src/core/database.ts'
import type { PartFilter, PartSearch } from '../../packages/server/src/search/part-search.ts'
import type { Floor } from './search-floor.ts'

/** A kind of question, asked of each form of the search, over HTTP and, where they have an answer, of the floor. */
export interface Kind {
  name: string
  texts: string[]
  ask: (search: PartSearch, text: string) => Promise<unknown>
  floor?: (floor: Floor, text: string) => unknown
  /** Where the server answers it. */
  path?: (text: string) => string
  /** Milliseconds for 95 of 100 questions to the index, on 582,000 parts: in process, and over HTTP. */
  budget?: number
  httpBudget?: number
}

const find = (search: PartSearch, text: string, filter: PartFilter = {}) =>
  search.find({ text, ...filter, sort: 'relevance', limit: 20, offset: 0 })

const listPath = (text: string) => `/api/chip/specification/search?pageSize=20&keywords=${encodeURIComponent(text)}`
const hintPath = (text: string) => `/api/spec/v2/keywords?keywords=${encodeURIComponent(text)}`
const found = { ask: find, path: listPath }

const chinese = [
  '贴片电容 村田',
  '贴片电阻 国巨',
  '稳压器 意法',
  '贴片电容 三星',
  '贴片电阻 厚声',
  '贴片电感 顺络',
].flatMap((words) => ['0402', '0603', '0805', '1206', 'SOT-223'].map((name) => `${words} ${name}`))
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
const ranges = [10, 16, 25, 50].flatMap((low) =>
  [100, 200, 500].flatMap((high) => ['', '0402', '贴片'].map((text) => `${low}~${high} ${text}`)),
)

/** Questions spread over the whole table, the same on every run. */
export async function kindsOf(db: Db, asked: number): Promise<Kind[]> {
  const models = await sampleOf(db, asked)
  const long = models.map(plainOf).filter((plain) => plain.length > 8)
  const categoryId = await largestLeaf(db)
  return [
    { ...found, name: 'exact model', texts: models, floor: (floor, text) => floor.exact(text), budget: 0.5 },
    {
      ...found,
      name: 'beginning, 3–8 characters',
      texts: models.map((model, at) => model.slice(0, 3 + (at % 6))),
      floor: (floor, text) => floor.beginning(text, 20),
      budget: 0.5,
      httpBudget: 5,
    },
    {
      name: 'suggestion, 1–6 characters',
      texts: models.map((model, at) => model.slice(0, 1 + (at % 6))),
      ask: (search, text) => search.suggestModels(text, 6),
      floor: (floor, text) => floor.beginning(text, 6),
      path: hintPath,
      budget: 0.5,
      httpBudget: 5,
    },
    {
      ...found,
      name: 'substring, 4–7 characters',
      texts: long.map((plain, at) => plain.slice(2, 6 + (at % 4))),
      floor: (floor, text) => floor.holding(text, 20),
      budget: 0.5,
      httpBudget: 5,
    },
    {
      ...found,
      name: 'one typo',
      texts: long.map(
        (plain, at) => `${plain.slice(0, 3 + (at % 4))}${at % 2 ? 'q' : '7'}${plain.slice(4 + (at % 4), 12)}`,
      ),
      budget: 10,
    },
    { ...found, name: 'three Chinese words', texts: chinese, budget: 5 },
    { ...found, name: 'words, values, packages', texts: words },
    {
      name: 'parameter, with facets',
      texts: ranges,
      ask: async (search, text) => {
        await find(search, wordsIn(text), { categoryId, params: [conditionIn(text)] })
        await search.facets({ text: wordsIn(text), categoryId, params: [conditionIn(text)] })
      },
      budget: 10,
    },
    { ...found, name: 'nothing found', texts: models.map((model) => `${model}ZZQ火星`) },
  ]
}

/** `16~100 贴片` is a range of volts and words. */
const wordsIn = (text: string) => text.slice(text.indexOf(' ') + 1)

function conditionIn(text: string) {
  const [low = 0, high = 0] = text.split(' ', 1).flatMap((range) => range.split('~').map(Number))
  return { name: '耐压', unit: 'V', ranges: [{ low, high }], values: [] }
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
