import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import UnhandledErrors, { unhandledIn, variable } from './unhandled-errors.ts'

test('errors that no test threw are told with the file that ran meanwhile, where there was one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xinpu-errors-'))
  const path = join(folder, 'errors.json')
  vi.stubEnv(variable, path)
  try {
    const { onTestRunEnd } = new UnhandledErrors()
    void onTestRunEnd([], [], 'passed')
    expect(unhandledIn(path, folder)).toEqual([])

    const lost = { message: 'lost', VITEST_TEST_PATH: join(folder, 'one.test.ts') }
    void onTestRunEnd([], [lost, { message: 'closed', stack: 'Error: closed\n    at window' }], 'failed')
    expect(unhandledIn(path, folder)).toEqual([
      { message: 'lost', file: 'one.test.ts' },
      { message: 'Error: closed\n    at window' },
    ])
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
