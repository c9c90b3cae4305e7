import type { Context } from '../../packages/server/src/core/context.ts'
import { readSettings } from '../../packages/server/src/core/settings.ts'
import { fulltextHandlers } from '../../packages/server/src/datasheet/fulltext.ts'
import { buildHouse } from '../../packages/server/src/build-house.ts'
import { runDueJobs } from '../../packages/server/src/jobs/job-runner.ts'
import { manyPages, pagesIn } from '../../packages/server/test/many-pages.ts'
import { startPostgres } from '../postgres.ts'
import { fillCatalogue, type Catalogue } from './catalogue.ts'
import { percentile, printTable, timed, type Figure } from './report.ts'
import { writeSection } from './search-page.ts'
import { fulltextTable, type Searched } from './fulltext-table.ts'

/** Milliseconds for 95 of 100 searches, over this many pages. */
const budget = 50
const leastPages = 10_000
const rounds = 3

/** Full text of datasheets: how long reading takes, and how long searching 10,000 pages takes; with `isKept` the page of the docs is written too. */
export async function benchFulltext(isKept: boolean): Promise<void> {
  const taken = [await measuredOn()]
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here: PGlite only.')
  try {
    taken.push(await measuredOn(postgres.url))
  } finally {
    postgres.stop()
  }
  const text = taken.map(fulltextTable).join('\n\n')
  console.log(`\n${text}`)
  if (isKept) await writeSection('fulltext', text)
}

async function measuredOn(url?: string): Promise<Searched> {
  await using catalogue = await fillCatalogue(url)
  return await measure(catalogue)
}

async function measure({ database, dataDir }: Catalogue): Promise<Searched> {
  const { db, kind } = database
  const house = buildHouse({ ...readSettings({ NODE_ENV: 'test' }), dataDir }, database)
  const reading = await timed(() => runDueJobs(house, console))
  const read = await pagesIn(db)
  await manyPages(db, leastPages)
  const pages = await pagesIn(db)
  const context = { ...house, user: { id: 1, sessionId: 1, roles: new Set() } } as unknown as Context
  const figures: Figure[] = [
    {
      name: 'reading, a page',
      value: reading / read,
      unit: 'ms',
      note: `${read} pages in ${Math.round(reading / 1000)} s`,
    },
  ]
  const times: number[] = []
  const rows: Searched['rows'] = []
  for (const [name, texts] of Object.entries(questions)) {
    const taken = await timesOf(texts, context)
    const own = taken.map(({ ms }) => ms)
    times.push(...own)
    rows.push({ name, times: own })
    figures.push(figureOf(name, taken))
  }
  for (const share of [0.5, 0.95, 1])
    figures.push({
      name: `all: ${share === 1 ? 'max' : `p${share * 100}`}`,
      value: percentile(times, share),
      unit: 'ms',
      ...(share === 0.95 && { budget }),
    })
  printTable(`Full text: ${kind}, ${pages.toLocaleString('en')} pages`, figures)
  return { kind, pages, rows: [...rows, { name: 'all', times }] }
}

type Taken = { text: string; ms: number }

async function timesOf(texts: readonly string[], context: Context): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const text of texts) taken.push({ text, ms: await timed(() => search(text, context)) })
  return taken
}

const search = async (keywords: string, context: Context) =>
  fulltextHandlers.search({ keywords, pageIndex: 1, pageSize: 20, sort: 'relevance' }, context)

function figureOf(name: string, taken: readonly Taken[]): Figure {
  const times = taken.map(({ ms }) => ms)
  const slowest = taken.toSorted((one, other) => other.ms - one.ms)[0]
  const note = `p50 ${percentile(times, 0.5).toFixed(1)}, max ${percentile(times, 1).toFixed(1)} (${slowest?.text})`
  return { name: `${name}: p95`, value: percentile(times, 0.95), unit: 'ms', budget, note }
}

const questions: Record<string, string[]> = {
  'one word, common': [
    'voltage',
    'current',
    'package',
    'temperature',
    'sample',
    'table',
    'figure',
    'page',
    'device',
    'maximum',
  ],
  'one word, rare': [
    'electrostatic',
    'moisture',
    'calibration',
    'derating',
    'creepage',
    'footprint',
    'reel',
    'bootstrap',
    'dropout',
    'esr',
  ],
  'two words': [
    'output voltage',
    'soft start',
    'thermal resistance',
    'ordering information',
    'storage temperature',
    'land pattern',
    'supply current',
    'input capacitor',
    'reflow profile',
    'absolute maximum',
  ],
  'four words': [
    'maximum junction temperature rating',
    'typical supply current voltage',
    'recommended land pattern dimensions',
    'tape reel packing quantity',
    'input output capacitor value',
  ],
  Chinese: [
    '温度',
    '电压',
    '封装',
    '额定值',
    '工作温度范围',
    '焊接',
    '订购信息',
    '典型特性',
    '绝对最大额定值',
    '存储温度',
  ],
  'values and hyphens': [
    '3.3V',
    '25°C',
    '100nF',
    'surface-mount',
    'lead-free',
    'SOT-23',
    '0.1uF',
    '260°C',
    'soft-start',
    '1kHz',
  ],
  'joined to parts': [
    'TI thermal resistance',
    '贴片电容 temperature',
    '村田 derating',
    '运放 supply current',
    '含 dropout 的 LDO',
  ],
  'nothing has them': ['voltage zzqqx', 'zzqqx', 'soft zzqqx start', '电压 zzqqx', 'temperature current zzqqx'],
}
