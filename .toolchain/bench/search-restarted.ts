import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A process of its own opens the index again, and tells how long it took and what it weighs. */
export function restartOf(url: string, dataDir: string): { restart: number; memory: number } {
  const script = join(import.meta.dirname, 'search-restart.ts')
  const flags = ['--expose-gc', '--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']
  const { stdout, stderr } = spawnSync('node', [...flags, script, url, dataDir], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as { restart: number; memory: number }
}
