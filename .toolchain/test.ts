/** Every check of the project, one after the other, and one line at the end that counts them all. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baselineFolder } from './baselines.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { startPostgres } from './postgres.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'xinpu-test-'))
const none: Count = { passed: 0, failed: 0, skipped: 0 }
const typescript = ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']
const wanted = new Set(process.argv.slice(2))

const steps: Record<string, () => Count> = {
  types: () => check('types', 'node', ...typescript, '.toolchain/types.ts'),
  lint: () => check('lint', 'oxlint', '--deny-warnings'),
  format: () => check('format', 'oxfmt', '--check', '.'),
  unused: () => check('unused', 'knip'),
  unit: () => suite('unit'),
  server: () => suite('server'),
  postgres: () => onPostgres(),
  stories: () => stories(),
  journeys: () => journeys(),
}

const counts: Count[] = []
for (const [name, step] of Object.entries(steps)) {
  if (wanted.size > 0 && !wanted.has(name)) continue
  const began = Date.now()
  console.log(`\n\u2500\u2500 ${name}`)
  const count = step()
  counts.push(count)
  console.log(`   ${name}: ${line(count)} (${Math.round((Date.now() - began) / 1000)} s)`)
}
rmSync(reports, { recursive: true, force: true })

const total = counts.reduce(add, none)
console.log(`\n${line(total)}`)
process.exit(total.failed > 0 ? 1 : 0)

/** A command that counts as one check. */
function check(name: string, command: string, ...args: string[]): Count {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) console.error(`   ${name} failed`)
  return status === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

/** One of Vitest's projects; a run that breaks before it counts is a failure of its own. */
function suite(project: string, { env = {}, args = [] }: { env?: NodeJS.ProcessEnv; args?: string[] } = {}): Count {
  const file = join(reports, `${counts.length}.json`)
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--config',
      'vitest.workspace.ts',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NO_COLOR: '1', ...env },
    },
  )
  const count = existsSync(file) ? countIn(file) : none
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function countIn(file: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Record<string, number>
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  }
}

/** The server's tests once more, on PostgreSQL. */
function onPostgres(): Count {
  const postgres = startPostgres()
  if (!postgres) {
    console.log(
      '   PostgreSQL is not here and cannot be installed: its run is skipped. On Debian: sudo apt-get install postgresql',
    )
    return { ...none, skipped: 1 }
  }
  try {
    return suite('server', { env: { XINPU_TEST_DATABASE_URL: postgres.url } })
  } finally {
    postgres.stop()
  }
}

/** A Chromium of another major draws other pixels: its pictures are made on the first run, and kept for the next. */
function stories(): Count {
  ensureBrowser()
  if (existsSync(join(root, baselineFolder))) return suite('stories*')
  console.log(`   !! No pictures for this Chromium yet: they are made now, in ${baselineFolder}.`)
  console.log('   !! Nothing was compared. Look at them, and commit them.')
  return suite('stories*', { args: ['--update'] })
}

function journeys(): Count {
  ensureBrowser()
  const built = check('build', 'node', ...typescript, '.toolchain/build.ts')
  return built.failed > 0 ? built : add(built, suite('journeys'))
}

function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

function line({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
