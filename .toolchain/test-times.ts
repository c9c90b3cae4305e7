/** Where the time of a run of tests goes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

export interface StepTime {
  name: string
  seconds: number
  tests: number
}

export interface FileTime {
  suite: string
  file: string
  seconds: number
  tests: number
}

interface Report {
  testResults: {
    name: string
    status: 'failed' | 'passed'
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}

const page = join(import.meta.dirname, '../docs/test-times.md')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report

/** What a report of Vitest counted, without files that are counted elsewhere. A file that could not be read is one failure. */
export function countOf(file: string, elsewhere: readonly string[] = []): Count {
  const results = read(file).testResults.filter(({ name }) => !elsewhere.some((path) => name.endsWith(path)))
  const states = results.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 ? status : assertionResults.map((one) => one.status),
  )
  const of = (state: string) => states.filter((one) => one === state).length
  return { passed: of('passed'), failed: of('failed'), skipped: states.length - of('passed') - of('failed') }
}

/** Files of a report in which something failed. */
export const failedIn = (file: string, root: string): string[] =>
  read(file)
    .testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' || assertionResults.some((test) => test.status === 'pending'),
    )
    .map(({ name }) => relative(root, name))

/** How long each file of a report took, without reading it. */
export const timesOf = (file: string, suite: string, root: string): FileTime[] =>
  read(file).testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    suite: suite.replace('*', ''),
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }))

const bySlowness = (files: FileTime[]): FileTime[] => files.toSorted((one, other) => other.seconds - one.seconds)

/** The steps, and the ten files that took longest. */
export function tellSlowest(steps: StepTime[], files: FileTime[]): void {
  const whole = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(
    `\n${steps.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}; ${Math.ceil(whole / 60)} min in all.`,
  )
  if (files.length > 0) console.log('Slowest:')
  for (const { suite, file, seconds, tests } of bySlowness(files).slice(0, 10))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${suite.padEnd(9)} ${file} (${tests})`)
}

const prose = `
Seconds of the wall depend on what else the machine does. To compare two ways of doing a thing, count the processor's seconds of the command and of all below it, Chromium too. What costs, and what is done about it:

- **what is thrown away** lies in memory where there is plenty (\`/dev/shm\`): databases and folders are copied by the hundred.
- **what Node throws away** is cleared up by the round: with a nursery of 64 MB (\`--max-semi-space-size\`) there are fewer.
- **types**: one program for all rooms, for each would check again what they share; TypeScript's native compiler in two threads, which clears up nothing where there is memory for it.
- **stories**: files share a window ([0024](decisions/0024-stories-share-a-window.md)), for each would read the same modules again. Storybook's own settings, four seconds of a start, are read for stories alone. Chromium makes fast only what is called very often, here and for journeys: pages live for seconds (\`testLaunch\` in \`.toolchain/browser.ts\`).
- **server**: files share what was read; a database is copied from a template; on PGlite only what is its own, and PostgreSQL itself is compiled once a process.
- **what takes longest is begun first** ([\`.toolchain/longest-first.ts\`](../.toolchain/longest-first.ts)), as the table below tells it: what is left at the end runs alone.
- **journeys**: one file more at a time than there are cores, for each waits a fifth of its time; each process with a Chromium of its own, one without windows where the machine has it; the site is built beside the first run that fills their folder; all share, but for those that kill theirs, one server; whoever is logged in from the start comes with the cookies of a login.
`

/** Seconds of each file, as the table tells them; of two runs of one file the longer. */
export function toldSeconds(): Map<string, number> {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `(?<file>[^`]+)` \|.* \| (?<seconds>[\d.]+) \|$/gm)
  const told = new Map<string, number>()
  for (const { groups: { file = '', seconds } = {} } of rows)
    told.set(file, Math.max(Number(seconds), told.get(file) ?? 0))
  return told
}

/** Writes the table that says where the time goes. */
export function writeTimes(steps: StepTime[], files: FileTime[]): void {
  const rows = bySlowness(files).filter(({ seconds }) => seconds >= 1)
  writeFileSync(
    page,
    `# Where the time of the tests goes

Written by \`npm test -- --times\` on ${availableParallelism()} cores. Files that take less than a second are left out.
${prose}
| check | tests | seconds |
| --- | ---: | ---: |
${steps.map(({ name, tests, seconds }) => `| ${name} | ${tests} | ${seconds} |`).join('\n')}

| file | suite | tests | seconds |
| --- | --- | ---: | ---: |
${rows.map(({ file, suite, tests, seconds }) => `| \`${file}\` | ${suite} | ${tests} | ${seconds.toFixed(1)} |`).join('\n')}
`,
  )
}
