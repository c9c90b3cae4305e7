/**
 * Measures the product and holds it to its budgets:
 * `npm run bench [-- contract|sizes|search|fulltext|demand|mall|company|article|message|disk|pages|rates|vitals|ui|lines|typing]`. For the search, `60k`, `582k`
 * and `2m` name its sizes; `--goods 50000` says on how many goods the mall is measured, `--companies 20000` on how many
 * companies the look-up, `--articles 20000` on how many articles their search, `--lines 50000` on how many lines talks,
 * `--gigabytes 1` how large a file is sent, and `--write` puts tables into the docs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addressOf } from '../site/e2e/product.ts'
import { benchArticle } from './bench/article.ts'
import { benchCompany } from './bench/company.ts'
import { benchContract } from './bench/contract.ts'
import { fillCatalogue, type Catalogue } from './bench/catalogue.ts'
import { benchDemand } from './bench/demand.ts'
import { benchDisk } from './bench/disk.ts'
import { benchFulltext } from './bench/fulltext.ts'
import { benchMall } from './bench/mall.ts'
import { benchMessage } from './bench/message.ts'
import { benchPages } from './bench/pages.ts'
import { benchRates, untilIdle } from './bench/page-rates.ts'
import { benchLines } from './bench/lines.ts'
import { overBudget } from './bench/report.ts'
import { sizeNames } from './bench/search-catalogue.ts'
import { benchSearch } from './bench/search.ts'
import { benchSizes } from './bench/sizes.ts'
import { benchTyping } from './bench/typing.ts'
import { benchUi } from './bench/ui.ts'
import { benchVitals } from './bench/vitals.ts'
import { ensureBrowser } from './ensure-browser.ts'

const root = join(import.meta.dirname, '..')
const typescript = ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']
const known = [
  'contract',
  'sizes',
  'search',
  'fulltext',
  'demand',
  'mall',
  'company',
  'article',
  'message',
  'disk',
  'pages',
  'rates',
  'vitals',
  'ui',
  'lines',
  'typing',
]
const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    goods: { type: 'string', default: '1000000' },
    companies: { type: 'string', default: '1000000' },
    articles: { type: 'string', default: '200000' },
    lines: { type: 'string', default: '1000000' },
    gigabytes: { type: 'string', default: '2' },
  },
})
const isKept = said.write
const sizes = positionals.filter((name) => sizeNames.includes(name))
const others = positionals.filter((name) => !sizes.includes(name))
const asked = sizes.length > 0 ? ['search', ...others] : others
const wanted = new Set(asked.length > 0 ? asked : known)

const unknown = [...wanted].filter((name) => !known.includes(name))
if (unknown.length > 0) stop(`There is no ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
const goods = countOf('goods', 20_000)
const companies = countOf('companies', 1000)
const articles = countOf('articles', 1000)
const lines = countOf('lines', 20_000)
const gigabytes = Number(said.gigabytes)
if (!(gigabytes > 0 && gigabytes <= 2)) stop('--gigabytes takes a number up to 2, the most that the disk takes.')

tellLoad()
if (wanted.has('contract')) await benchContract()
if (wanted.has('search')) await benchSearch(sizes, isKept)
if (wanted.has('fulltext')) await benchFulltext(isKept)
if (wanted.has('demand')) await benchDemand(isKept)
if (wanted.has('mall')) await benchMall(goods, isKept)
if (wanted.has('company')) await benchCompany(companies, isKept)
if (wanted.has('article')) await benchArticle(articles, isKept)
if (wanted.has('message')) await benchMessage(lines, isKept)
if (wanted.has('disk')) {
  ensureBrowser()
  build()
  await benchDisk(gigabytes, isKept)
}
if (wanted.has('ui')) {
  ensureBrowser()
  await benchUi()
}
if (wanted.has('lines')) {
  ensureBrowser()
  await benchLines(isKept)
}
if (wanted.has('typing')) {
  ensureBrowser()
  await benchTyping(isKept)
}
if (['sizes', 'pages', 'rates', 'vitals'].some((name) => wanted.has(name))) await onServer()

for (const miss of overBudget()) console.log(`\nOver budget: ${miss}`)
process.exit(overBudget().length > 0 ? 1 : 0)

/** How many rows something is measured on. */
function countOf(name: 'articles' | 'companies' | 'goods' | 'lines', fewest: number): number {
  const count = Number(said[name])
  return Number.isSafeInteger(count) && count >= fewest
    ? count
    : stop(`--${name} takes a whole number from ${fewest} on.`)
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}

/** Times mean little beside other work. */
function tellLoad() {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  if (load > cores / 2)
    console.log(
      `!! This machine is busy (load ${load.toFixed(1)} on ${cores} cores): times are longer than they are alone.`,
    )
}

function build() {
  const built = spawnSync('node', [...typescript, '.toolchain/build.ts'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}

/** The built product on a full catalogue, as `npm start` runs it. */
async function onServer() {
  build()
  await using catalogue = await fillCatalogue()
  await catalogue.database.close()
  const server = startServer(catalogue)
  try {
    const origin = await addressOf(server)
    if (wanted.has('sizes')) await benchSizes(origin)
    if (['rates', 'pages', 'vitals'].some((name) => wanted.has(name))) await untilIdle(server.pid ?? 0)
    if (wanted.has('rates')) await benchRates({ origin, pid: server.pid ?? 0, label: catalogue.label }, isKept)
    if (wanted.has('pages')) {
      ensureBrowser()
      await benchPages(origin, catalogue.label)
    }
    if (wanted.has('vitals')) {
      ensureBrowser()
      await benchVitals(origin, isKept)
    }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

function startServer({ dataDir }: Catalogue) {
  return spawn('node', [...typescript, 'packages/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
