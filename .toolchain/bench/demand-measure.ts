import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { bom } from '../../packages/contract/src/demand/index.ts'
import { writeWorkbook } from '../../packages/trade/src/sheet-file/index.ts'
import type { Database, Db } from '../../packages/server/src/core/database.ts'
import { listsOf, sheetOf } from './demand-lines.ts'
import { tradeLists, type TradeList } from './demand-questions.ts'
import type { SheetCost } from './demand-sheet.ts'
import { forked, serveSearch, told, type Served } from './search-served.ts'
import { bestOf } from './search-times.ts'

const clients = 16
const askedOverHttp = 640
/** Milliseconds between two looks of somebody who pages fast. */
const rest = 100
const rounds = 3
/** Lines of a list of parts; the first is asked by somebody before, so that the server's code has run once. */
const sizes = [500, 1000, 5000]
const sheetRows = 50_000

/** Milliseconds of every answer, and answers a second when nobody rests. */
export interface ListCost extends TradeList {
  times: number[]
  rate: number
}

/** What a list of parts took: the first time, and the best of those after it. */
export interface BomCost {
  lines: number
  first: number
  best: number
  /** Lines that were taken by themselves, and lines with a price. */
  taken: number
  priced: number
}

export interface TradeCosts {
  lists: ListCost[]
  boms: BomCost[]
  sheets: { name: string; cost: SheetCost }[]
}

/** Measures a filled database. */
export async function measureTrade({ db }: Database, url: string): Promise<TradeCosts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-demand-'))
  try {
    const sheets = await sheetCosts(dataDir)
    await using served = await serveSearch(url, dataDir)
    const boms = await bomCosts(served, db)
    const lists: ListCost[] = []
    for (const list of await tradeLists(db)) lists.push(await listCost(served, list))
    return { lists, boms, sheets }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function listCost({ load }: Served, list: TradeList): Promise<ListCost> {
  const paths = Array.from({ length: askedOverHttp }, (_, at) => list.paths[at % list.paths.length] ?? '')
  const times = await bestOf(rounds, async () => (await load({ paths, clients, rest })).times)
  const { rate } = await load({ paths, clients, rest: 0 })
  return { ...list, times, rate }
}

interface Answered {
  data: { isSure: boolean; best?: { prices: unknown[] } }[]
}

async function bomCosts(served: Served, db: Db): Promise<BomCost[]> {
  const costs: BomCost[] = []
  const [before = [], ...lists] = await listsOf(db, sizes)
  await askBom(served, bodyOf(before))
  for (const rows of lists) {
    const body = bodyOf(rows)
    const first = await askBom(served, body)
    const again = [await askBom(served, body), await askBom(served, body)]
    const { data } = first.answer
    costs.push({
      lines: rows.length,
      first: first.time,
      best: Math.min(...again.map(({ time }) => time)),
      taken: data.filter(({ isSure }) => isSure).length,
      priced: data.filter(({ best }) => (best?.prices.length ?? 0) > 0).length,
    })
  }
  return costs
}

const bodyOf = (rows: bom.BomRow[]): string => JSON.stringify({ rows, boards: 10, attrition: 2 })

async function askBom({ origin }: Served, body: string) {
  const began = performance.now()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/bom/match`, { method: 'POST', headers, body })
  const answer = (await response.json()) as Answered
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer).slice(0, 200)}`)
  return { time: performance.now() - began, answer }
}

async function sheetCosts(folder: string) {
  const rows = sheetOf(sheetRows)
  const xlsx = join(folder, 'bench.xlsx')
  const csv = join(folder, 'bench.csv')
  await writeFile(xlsx, await writeWorkbook('需求', rows))
  await writeFile(csv, rows.map((row) => row.join(',')).join('\n'))
  return [
    { name: 'xlsx', cost: await sheetCost(xlsx) },
    { name: 'csv', cost: await sheetCost(csv) },
  ]
}

async function sheetCost(file: string): Promise<SheetCost> {
  const [cost] = (await told(forked('demand-sheet.ts', file))) as [SheetCost]
  return cost
}
