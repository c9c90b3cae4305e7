import type { Db } from '../../packages/server/src/core/database.ts'
import { sqlSearch } from '../../packages/server/src/search/sql-search.ts'
import type { PartSearch } from '../../packages/server/src/search/part-search.ts'
import { startPostgres } from '../postgres.ts'
import { fillCatalogue, type Catalogue } from './catalogue.ts'
import { percentile, printTable, timed, type Figure } from './report.ts'

/** Milliseconds for 95 of 100 searches. */
const budget = 100

/** Every kind of question, asked of PGlite and, where it can be started, of PostgreSQL. */
export async function benchSearch(): Promise<void> {
  {
    await using catalogue = await fillCatalogue()
    await measure(catalogue)
  }
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here: PGlite only.')
  try {
    await using catalogue = await fillCatalogue(postgres.url)
    await measure(catalogue)
  } finally {
    postgres.stop()
  }
}

type Asked = { text: string; ask: (search: PartSearch) => Promise<unknown> }

async function measure({ database: { db }, label }: Catalogue) {
  const search = sqlSearch(db)
  await search.find(finding('warm'))
  const all: Figure[] = []
  const times: number[] = []
  for (const [kind, questions] of Object.entries(await questionsFor(db))) {
    const taken = await timesOf(questions, search)
    times.push(...taken.map(({ ms }) => ms))
    all.push(figureOf(kind, taken))
  }
  const total: Figure[] = [0.5, 0.95, 1].map((share) => ({
    name: `all: ${share === 1 ? 'max' : `p${share * 100}`}`,
    value: percentile(times, share),
    unit: 'ms',
    ...(share === 0.95 && { budget }),
    ...(share === 0.5 && { note: `${times.length} questions` }),
  }))
  printTable(`SQL search: ${label}`, [...all, ...total])
}

type Taken = { text: string; ms: number }

async function timesOf(questions: readonly Asked[], search: PartSearch): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const { text, ask } of questions) taken.push({ text, ms: await timed(() => ask(search)) })
  return taken
}

function figureOf(kind: string, taken: readonly Taken[]): Figure {
  const slowest = taken.toSorted((a, b) => b.ms - a.ms)[0]
  const times = taken.map(({ ms }) => ms)
  const note = `p50 ${percentile(times, 0.5).toFixed(1)}, max ${percentile(times, 1).toFixed(1)} (${slowest?.text}), ${taken.length} questions`
  return { name: `${kind}: p95`, value: percentile(times, 0.95), unit: 'ms', budget, note }
}

const chinese = [
  '贴片电容',
  '稳压器',
  '电阻',
  '电容',
  '二极管',
  '运放',
  '单片机',
  '连接器',
  '晶振',
  '电感',
  '光耦',
  '三极管',
  '德州仪器',
  '意法半导体',
  '村田',
  '国巨',
  '肖特基 二极管',
  '贴片 电阻 1%',
  '线性稳压器 SOT-223',
  '保险丝',
]
const values = [
  '0.1uF 0402 贴片电容',
  '100nF 50V X7R',
  '10k 0603',
  '10k 1% 0805',
  '22pF 0402',
  '4.7uF 16V 0805',
  '10uH 电感',
  '8MHz 晶振',
  '3.3V 稳压器',
  '1N4148 SOD-123',
  '100R 0402',
  '2.2uF 25V',
  'LDO 3.3V SOT-23-5',
  'STM32 LQFP48',
  'NE555 SOP-8',
  'MOSFET 30V',
  '0402',
  '50V',
  '1%',
  '100nF',
]
const brands = [
  'TI',
  'Texas Instruments',
  '德州仪器',
  'ST',
  'STMicroelectronics',
  'Murata',
  '村田',
  'YAGEO',
  '国巨',
  'UNI-ROYAL',
  '厚声',
  'onsemi',
  '安森美',
  'NXP',
  'Microchip',
  'ADI',
  'Infineon',
  '英飞凌',
  'Nexperia',
  'Samsung',
]

async function questionsFor(db: Db): Promise<Record<string, Asked[]>> {
  const models = await sampleOf(db, 60)
  const beginnings = models.map((model, index) => model.slice(0, 4 + (index % 5)))
  const mixed = [...beginnings.slice(0, 10), ...chinese.slice(0, 10), ...values, ...brands.slice(0, 10)]
  return {
    'exact model': models.map(find),
    'beginning, 4–8': beginnings.map(find),
    'Chinese words': chinese.map(find),
    'values and packages': values.map(find),
    'brand names': brands.map(find),
    'narrowed, by stock': mixed.map((text) => ({
      text,
      ask: (search) => search.find({ ...finding(text), inStock: true, sort: 'stock' }),
    })),
    facets: mixed.map((text) => ({ text, ask: (search) => search.facets({ text }) })),
    'page 20': mixed
      .slice(0, 20)
      .map((text) => ({ text, ask: (search) => search.find({ ...finding(text), offset: 380 }) })),
    suggestions: beginnings.map((text) => ({
      text,
      ask: (search) => search.suggestModels(text.slice(0, 2 + (text.length % 4)), 6),
    })),
    'no match': models.slice(0, 20).map((model) => find(`${model}ZZQ 10k`)),
  }
}

const finding = (text: string) => ({ text, sort: 'relevance' as const, limit: 20, offset: 0 })
const find = (text: string): Asked => ({ text, ask: (search) => search.find(finding(text)) })

/** Models spread over the whole table, the same on every run. */
async function sampleOf(db: Db, count: number): Promise<string[]> {
  const rows = await db.selectFrom('part').select('model').orderBy('model_plain').orderBy('id').execute()
  const step = Math.floor(rows.length / count)
  return rows
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map(({ model }) => model)
}
