import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes: several times what a run holds at once. */
const plenty = 8e9
const prefix = 'xinpu-test-'

/**
 * A folder for all that a run of tests throws away: in memory where there is plenty, since databases and folders of data
 * are copied by the hundred. What killed runs left is removed first.
 */
export function scratchFolder(): string {
  const place = hasPlenty() ? memory : tmpdir()
  for (const name of readdirSync(place)) if (isLeft(name)) rmSync(join(place, name), { recursive: true, force: true })
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`))
  // PostgreSQL runs as somebody else, and comes through here.
  chmodSync(folder, 0o711)
  return folder
}

function hasPlenty(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, freemem()) > plenty
}

/** The process that made it is gone. */
function isLeft(name: string): boolean {
  const pid = name.startsWith(prefix) && /^(?<pid>\d+)-/.exec(name.slice(prefix.length))?.groups?.['pid']
  if (!pid) return false
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
