import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedIn, toldSeconds } from './test-times.ts'

test('a file fails where a test failed, and where its process ended under a test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xinpu-report-'))
  const of = (name: string, status: string, tests: string[]) => ({
    name: join(folder, name),
    status,
    startTime: 0,
    endTime: 1,
    assertionResults: tests.map((each) => ({ status: each })),
  })
  // As Vitest writes them: of a process that ended, what it had not done is pending and the file has passed.
  const testResults = [
    of('good.test.ts', 'passed', ['passed', 'skipped', 'todo']),
    of('bad.test.ts', 'failed', ['failed']),
    of('ended.test.ts', 'passed', ['passed', 'pending']),
  ]
  try {
    writeFileSync(join(folder, 'report.json'), JSON.stringify({ testResults }))
    expect(failedIn(join(folder, 'report.json'), folder)).toEqual(['bad.test.ts', 'ended.test.ts'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the table of times is read as it is written, the longest first', () => {
  const told = [...toldSeconds()]
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter(([file]) => !/^[\w./-]+\.(?:test\.ts|stories\.tsx)$/.test(file))).toEqual([])
  expect(told.map(([, seconds]) => seconds)).toEqual(told.map(([, seconds]) => seconds).toSorted((a, b) => b - a))
})
