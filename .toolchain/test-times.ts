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
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[]
}

const page = join(import.meta.dirname, '../docs/test-times.md')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report

/** What a report of Vitest counted. */
export function countOf(file: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(file)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

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

/** Writes the table that says where the time goes. */
export function writeTimes(steps: StepTime[], files: FileTime[]): void {
  const rows = bySlowness(files).filter(({ seconds }) => seconds >= 1)
  writeFileSync(
    page,
    `# Where the time of the tests goes

Written by \`npm test -- --times\` on ${availableParallelism()} cores. Files that take less than a second are left out.

| check | tests | seconds |
| --- | ---: | ---: |
${steps.map(({ name, tests, seconds }) => `| ${name} | ${tests} | ${seconds} |`).join('\n')}

| file | suite | tests | seconds |
| --- | --- | ---: | ---: |
${rows.map(({ file, suite, tests, seconds }) => `| \`${file}\` | ${suite} | ${tests} | ${seconds.toFixed(1)} |`).join('\n')}
`,
  )
}
