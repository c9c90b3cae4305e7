/**
 * Errors of a run that no test threw: a promise nobody waited for, a window that broke between two files. Vitest fails the run for
 * them and its report names none.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'

export interface UnhandledError {
  message: string
  /** The file of tests that ran meanwhile, where Vitest knows it. */
  file?: string
}

/** Where a run tells its errors; `unhandledIn` reads them there. */
export const variable = 'XINPU_UNHANDLED_ERRORS'

/** Vitest's own hand: given to it by its path, beside the reporter of results. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_files, errors) => {
    const path = process.env[variable]
    if (path && errors.length > 0) writeFileSync(path, JSON.stringify(errors.map(told)))
  }
}

function told(error: { message?: string; stack?: string; VITEST_TEST_PATH?: unknown }): UnhandledError {
  const file = error.VITEST_TEST_PATH
  const message = error.stack ?? error.message ?? String(error)
  return typeof file === 'string' ? { message, file } : { message }
}

/** What a run told at `path`, its files by their place under `root`; nothing where it had no such error. */
export function unhandledIn(path: string, root: string): UnhandledError[] {
  if (!existsSync(path)) return []
  const errors = JSON.parse(readFileSync(path, 'utf8')) as UnhandledError[]
  return errors.map(({ message, file }) => (file ? { message, file: relative(root, file) } : { message }))
}
