import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Where the change began: where it left what others have, or the last commit where nobody else has anything. */
export function changedSince(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return git('rev-parse', 'HEAD')
  }
}

/** The files that a change touches, new ones too. */
export const changedFiles = (since: string): string[] =>
  [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)
