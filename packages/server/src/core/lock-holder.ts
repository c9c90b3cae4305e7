import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** What a lock file says when nobody has the folder. */
export const nobody = 'free'

/**
 * What is to be made of a lock. A process that cannot be seen from here, of another container or machine, is `hidden`:
 * whether it lives, only its beats tell.
 */
export type HolderState = 'free' | 'dead' | 'alive' | 'hidden'

export function stateOf(lock: string): HolderState {
  if (lock === nobody) return 'free'
  const { pid, start, place } = holderOf(lock)
  if (!pid || place !== here()) return 'hidden'
  return isAlive(pid) && startOf(pid) === start ? 'alive' : 'dead'
}

/** What this process writes into its lock; every beat is another text of the same length. */
export const ownLock = (beat: number): string =>
  `${process.pid} ${startOf(process.pid)} ${here()} ${String(beat).padStart(12, '0')}`

export function holderOf(lock: string) {
  const [pid = '', start = '', place = here()] = lock.split(' ')
  return { pid: Number(pid) || 0, start, place }
}

/** Where process numbers mean the same: this start of this machine, and this container. */
function here(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, where the system tells: numbers are used again. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
