import { basename } from 'node:path'
import { sizeOf, uses } from '../../packages/sdk/size.ts'
import { firstLoadOf, sumOf } from '../first-load.ts'
import { printTable, type Figure } from './report.ts'
import { screens, userAgent } from './screens.ts'

/** Bytes of scripts before the first touch; the pages that have no ceiling are told only. */
const firstLoad: Record<string, number> = { home: 190_000, results: 196_000 }

/** What the client and the pages weigh, minified and after gzip. */
export async function benchSizes(origin: string): Promise<void> {
  const sdk = Object.entries(uses).map(async ([name, use]): Promise<Figure> => ({
    name,
    value: await sizeOf(use),
    unit: 'B',
    budget: use.budget,
  }))
  printTable('@xinpu/sdk after gzip, without axios', await Promise.all(sdk))
  const pages = Object.entries(screens).map(([name, path]) => pageFigure(name, `${origin}${path}`))
  printTable('scripts of a page before the first touch, after gzip', await Promise.all(pages))
}

async function pageFigure(name: string, address: string): Promise<Figure> {
  const response = await fetch(address, { headers: { 'user-agent': userAgent } })
  const scripts = firstLoadOf(await response.text()).toSorted((a, b) => b.gzip - a.gzip)
  const note = scripts
    .slice(0, 4)
    .map(({ path, gzip }) => `${basename(path).replace(/-[\w-]{8}\.js$/, '')} ${gzip}`)
    .join(', ')
  return {
    name,
    value: sumOf(scripts),
    unit: 'B',
    budget: firstLoad[name],
    note: `${scripts.length} files: ${note}, …`,
  }
}
