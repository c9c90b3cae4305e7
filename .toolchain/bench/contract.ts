import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { printTable } from './report.ts'

const root = join(import.meta.dirname, '../..')
const runs = 7

/** How long the contract takes to load, and the rooms that rest on it to check. */
export async function benchContract(): Promise<void> {
  printTable('Contract', [
    {
      name: 'load, as one file',
      value: await bundledLoad(),
      unit: 'ms',
      budget: 80,
      note: `least of ${runs}, in a fresh process`,
    },
    {
      name: 'load, from its sources',
      value: leastLoad(join(root, 'packages/contract/src/index.ts')),
      unit: 'ms',
      note: 'with the types taken out of each file',
    },
    {
      name: 'types of contract, sdk and server',
      value: checkTypes(),
      unit: 'ms',
      budget: 10_000,
      note: 'one program',
    },
  ])
}

/** Beside its own sources, so that zod is found. */
async function bundledLoad(): Promise<number> {
  const folder = mkdtempSync(join(root, 'packages/contract/.bench-'))
  try {
    const outfile = join(folder, 'contract.mjs')
    await build({
      entryPoints: [join(root, 'packages/contract/src/index.ts')],
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['zod'],
      outfile,
    })
    return leastLoad(outfile)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** zod is loaded before: it is not the contract's. */
function leastLoad(module: string): number {
  const zod = join(root, 'packages/contract/node_modules/zod/index.js')
  const script = `await import(${JSON.stringify(zod)}); const began = performance.now(); await import(${JSON.stringify(module)}); console.log(performance.now() - began)`
  const times = Array.from({ length: runs }, () => {
    const { stdout } = spawnSync(
      'node',
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
      { encoding: 'utf8' },
    )
    return Number(stdout)
  })
  return Math.min(...times)
}

/** The three rooms that rest on the contract, as `npm run types` checks them. */
function checkTypes(): number {
  const began = performance.now()
  spawnSync('tsc', ['-p', 'packages'], { cwd: root, stdio: 'inherit' })
  return performance.now() - began
}
