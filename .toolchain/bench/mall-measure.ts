import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../packages/server/src/core/database.ts'
import { addBuyers, cartLines, sampleMall, type BenchBuyer } from '../../packages/server/test/mall-sample.ts'
import type { Bought, Buying } from './mall-buyers.ts'
import { pricesPerSecond } from './mall-prices.ts'
import { mallReads, type MallRead } from './mall-questions.ts'
import { percentile } from './report.ts'
import { forked, serveSearch, told, type Served } from './search-served.ts'
import { bestOf } from './search-times.ts'

const clients = 16
const askedOverHttp = 480
/** Milliseconds between two looks of somebody who goes on fast. */
const rest = 100
const rounds = 3
/** Lines of an order; a buyer orders from a cart until it is empty. */
const linesOfOrder = 5
const orders = Math.floor(cartLines / linesOfOrder)

/** Milliseconds of every answer. */
export interface ReadCost extends MallRead {
  times: number[]
}

export interface MallCosts {
  reads: ReadCost[]
  orders: Bought
  /** Prices a second. */
  prices: number
}

/** Measures a filled mall. */
export async function measureMall(db: Db, url: string): Promise<MallCosts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-mall-'))
  try {
    const prices = pricesPerSecond()
    const [looker, ...buyers] = await addBuyers(db)
    if (!looker) throw new Error('Nobody looks at the mall.')
    await using served = await serveSearch(url, dataDir)
    const reads: ReadCost[] = []
    for (const read of mallReads(await sampleMall(db), looker)) reads.push(await readCost(served, read))
    return { reads, orders: await orderCost(served, buyers), prices }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function readCost({ load }: Served, read: MallRead): Promise<ReadCost> {
  const { headers = {} } = read
  const paths = Array.from({ length: askedOverHttp }, (_, at) => read.paths[at % read.paths.length] ?? '')
  const times = await bestOf(rounds, async () => (await load({ paths, clients, rest, headers })).times)
  return { ...read, times }
}

/** The best of the rounds, each with sixteen others who have full carts. */
async function orderCost({ origin }: Served, buyers: readonly BenchBuyer[]): Promise<Bought> {
  const turns: Bought[] = []
  for (let from = 0; from < buyers.length; from += clients) {
    const buying = forked('mall-buyers.ts')
    const terms: Buying = { origin, buyers: buyers.slice(from, from + clients), lines: linesOfOrder, orders, rest }
    buying.send(terms)
    turns.push(((await told(buying)) as [Bought])[0])
  }
  return turns.reduce((best, turn) => (percentile(turn.create, 0.95) < percentile(best.create, 0.95) ? turn : best))
}
