/**
 * Every check of the project, one after the other, and one line at the end that counts them all. `npm test` does all,
 * `npm test types unit` some, `npm test changed` what a change since the last commit of `main` elsewhere touches; with
 * `--times` the table of `docs/test-times.md` is written anew.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { baselineFolder } from './baselines.ts'
import { changedFiles, changedSince } from './changed.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { pgliteToo } from './pglite-too.ts'
import { startPostgres } from './postgres.ts'
import { scratchFolder } from './scratch.ts'
import { shrinkFolder } from './small-pictures.ts'
import {
  countOf,
  failedIn,
  timesOf,
  tellSlowest,
  writeTimes,
  type Count,
  type FileTime,
  type StepTime,
} from './test-times.ts'
import { unhandledIn, variable, type UnhandledError } from './unhandled-errors.ts'

const root = join(import.meta.dirname, '..')
const scratch = scratchFolder()
// Where every test makes its folders.
process.env['TMPDIR'] = scratch
const reports = mkdtempSync(join(scratch, 'reports-'))
const none: Count = { passed: 0, failed: 0, skipped: 0 }
const typescript = ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']
const words = process.argv.slice(2)
const isChanged = words.includes('changed')
const since = isChanged ? changedSince() : undefined

/** What tests make and throw away is cleared up in rounds that are paid by the round: a larger nursery has fewer. */
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim()

type Step = { does: string; run: () => Count | Promise<Count> }

const steps: Record<string, Step> = {
  types: { does: 'the types of every room', run: () => check('types', 'node', ...typescript, '.toolchain/types.ts') },
  lint: { does: 'the rules of the house', run: () => check('lint', 'oxlint', '--deny-warnings') },
  format: { does: 'how files are laid out', run: () => check('format', 'oxfmt', '--check', '.') },
  unused: { does: 'what nobody uses', run: () => check('unused', 'knip') },
  unit: { does: 'rules beside their files, walls and guards', run: () => suite('unit') },
  server: { does: 'the server through the SDK on PostgreSQL, then on PGlite what depends on it', run: () => server() },
  stories: { does: 'widgets in Chromium: plays, axe, pictures', run: () => stories() },
  journeys: { does: 'the built site in Chromium', run: () => journeys() },
}

const wanted = words.filter((word) => word in steps)
const plan = Object.keys(steps).filter((name) => wanted.length === 0 || wanted.includes(name))
const counts: Count[] = []
const stepTimes: StepTime[] = []
const fileTimes: FileTime[] = []
const triedAgain: string[] = []
const unhandled: UnhandledError[] = []
/** More files than this do not fail because the machine was slow. */
const mostTriedAgain = 8

console.log(`› ${plan.length} checks${since ? `, of what changed since ${since.slice(0, 12)}` : ''}:`)
for (const name of plan) console.log(`  ${name.padEnd(9)} ${steps[name]?.does}`)
for (const name of plan) await runStep(name)
rmSync(scratch, { recursive: true, force: true })

const total = counts.reduce(add, none)
tellSlowest(stepTimes, fileTimes)
if (triedAgain.length > 0) console.log(`\nFailed, and passed alone when tried once more:\n  ${triedAgain.join('\n  ')}`)
if (unhandled.length > 0) console.log(`\nThrown outside of any test:${unhandled.map(named).join('')}`)
if (words.includes('--times')) writeTimes(stepTimes, fileTimes)
console.log(`\n${line(total)}`)
process.exit(total.failed > 0 ? 1 : 0)

async function runStep(name: string): Promise<void> {
  const began = Date.now()
  console.log(`\n── ${name}`)
  const count = (await steps[name]?.run()) ?? none
  const seconds = Math.round((Date.now() - began) / 1000)
  counts.push(count)
  stepTimes.push({ name, seconds, tests: count.passed + count.failed })
  console.log(`   ${name}: ${line(count)} (${seconds} s)`)
}

/** A command that counts as one check. */
function check(name: string, command: string, ...args: string[]): Count {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) console.error(`   ${name} failed`)
  return status === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

type Options = { env?: NodeJS.ProcessEnv; args?: string[] }

/**
 * One of Vitest's projects. What needs a database or a browser and fails in a few files is tried once more, these files
 * alone, or all where something broke outside of every file: what a machine does that stops or is overrun meanwhile is no
 * fault of a change. What passed only then is named at the end. Rules need nothing of the machine, and are tried once.
 */
function suite(project: string, options: Options = {}): Count {
  const { file, count, failed } = run(project, options)
  if (project === 'unit' || count.failed === 0 || failed.length > mostTriedAgain) return count
  const isWhole = failed.length === 0
  const names = isWhole ? [`all of ${project}`] : failed
  console.log(`\n   tried once more, alone: ${names.join(', ')}`)
  const second = run(project, isWhole ? options : { ...options, args: failed })
  if (second.count.failed === 0) triedAgain.push(...names)
  return isWhole ? second.count : add(countOf(file, failed), second.count)
}

type Run = { file: string; count: Count; failed: string[] }

/**
 * Runs a project once, and keeps its report; a run that breaks before it counts is a failure of its own, and so is an error
 * that no test threw: it is laid to the file that ran meanwhile.
 */
function run(project: string, { env = {}, args = [] }: Options): Run {
  const file = join(reports, `${readdirSync(reports).length}.json`)
  const errors = `${file}.errors`
  const narrowed = since ? [`--changed=${since}`, '--passWithNoTests'] : []
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--config=vitest.workspace.ts',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${join(import.meta.dirname, 'unhandled-errors.ts')}`,
      `--outputFile.json=${file}`,
      ...narrowed,
      ...args,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: nodeOptions, [variable]: errors, ...env },
    },
  )
  const thrown = unhandledIn(errors, root)
  unhandled.push(...thrown)
  // Where a change touches no test there is no report, and nothing failed.
  const isTold = existsSync(file)
  if (isTold) fileTimes.push(...timesOf(file, project, root))
  const count = isTold ? countOf(file) : none
  const failed = isTold ? [...failedIn(file, root), ...thrown.flatMap((error) => error.file ?? [])] : []
  return {
    file,
    count: status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count,
    failed: [...new Set(failed)],
  }
}

/** All of it on PostgreSQL, which copies a database in no time, and on PGlite what is its own; without PostgreSQL all on PGlite. */
function server(): Count {
  const postgres = startPostgres()
  if (!postgres) {
    console.log(
      '   PostgreSQL is not here and cannot be installed: all runs on PGlite. On Debian: apt-get install postgresql',
    )
    return { ...suite('server'), skipped: 1 }
  }
  try {
    const whole = suite('server', { env: { XINPU_TEST_DATABASE_URL: postgres.url } })
    return add(whole, suite('server', { args: pgliteToo }))
  } finally {
    postgres.stop()
  }
}

/** A Chromium of another major draws other pixels: its pictures are made on the first run, and kept for the next. */
async function stories(): Promise<Count> {
  ensureBrowser()
  if (existsSync(join(root, baselineFolder))) return suite('stories*')
  console.log(`   !! No pictures for this Chromium yet: they are made now, in ${baselineFolder}.`)
  console.log('   !! Nothing was compared. Look at them, and commit them.')
  const count = suite('stories*', { args: ['--update'] })
  await shrinkFolder(join(root, baselineFolder))
  return count
}

/** Journeys go over the whole product: of a change, only those that it writes are its own. */
function journeys(): Count {
  const own = since ? changedFiles(since).filter((path) => /^site\/e2e\/.*\.test\.ts$/.test(path)) : []
  if (since && own.length === 0) return none
  ensureBrowser()
  return suite('journeys', { args: own })
}

function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

function line({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function named({ message, file = 'no file' }: UnhandledError): string {
  return `\n  ${file}: ${message.replaceAll('\n', '\n    ')}`
}
