/**
 * Makes the pictures anew of the stories that look otherwise: all of them, or those of the files that are named.
 * `--update` stands last: it would take the name of a file for its own.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { baselineFolder } from './baselines.ts'
import { shrinkFolder } from './small-pictures.ts'

const root = join(import.meta.dirname, '..')
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'vitest.workspace.ts', '--project', 'stories*', ...process.argv.slice(2), '--update'],
  { cwd: root, stdio: 'inherit' },
)
console.log(`› ${await shrinkFolder(join(root, baselineFolder))} pictures are new.`)
process.exitCode = status ?? 1
