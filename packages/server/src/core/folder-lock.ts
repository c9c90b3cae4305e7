import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from './operator-error.ts'
import { makeFolder } from './make-folder.ts'
import { holderOf, nobody, ownLock, stateOf } from './lock-holder.ts'

/** Someone else has the folder. */
export class FolderTaken extends OperatorError {}

export interface LockTerms {
  /** Told when another took the folder nevertheless: from then on nothing may be written. */
  onLost: (error: FolderTaken) => void
  /** Told why the start waits. */
  say?: (line: string) => void
  /** Milliseconds without a beat after which a process that cannot be seen counts as dead. @default 15 seconds */
  silence?: number
}

/** Every second the lock is written anew: a busy process is late by some, not by fifteen. */
const beat = 1000
const usualSilence = 15_000

/**
 * Keeps a second process out of a database folder: two PGlites on one folder lose writes without an error
 * (electric-sql/pglite#1106). The lock is a file with a number, and the highest number has the folder. Whoever takes it
 * over from the dead makes the next number, which only one of many can; so numbers only grow.
 */
export async function lockFolder(folder: string, terms: LockTerms): Promise<() => void> {
  makeFolder(folder)
  const number = await claim(folder, terms)
  for (const older of numbersIn(folder)) if (older < number) rmSync(pathOf(folder, older), { force: true })
  const stop = keepUp(folder, number, terms.onLost)
  return () => {
    stop()
    if (isOurs(folder, number)) writeFileSync(pathOf(folder, number), nobody)
  }
}

async function claim(folder: string, terms: LockTerms): Promise<number> {
  for (;;) {
    const last = Math.max(0, ...numbersIn(folder))
    await expectFree(folder, last, terms)
    const next = last + 1
    if (!make(pathOf(folder, next))) continue
    if (isOurs(folder, next)) return next
    rmSync(pathOf(folder, next), { force: true })
  }
}

/** `wx` fails when the file is there, so only one of many gets it. */
function make(path: string): boolean {
  try {
    writeFileSync(path, ownLock(0), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function expectFree(folder: string, number: number, { say, silence = usualSilence }: LockTerms) {
  const path = pathOf(folder, number)
  let lock = readLock(path)
  if (stateOf(lock) === 'hidden') {
    say?.(`数据目录 ${folder} 可能还有别的容器或机器在用，正在等它的消息（最多 ${Math.ceil(silence / 1000)} 秒）…`)
    const heard = await nextBeat(path, lock, silence)
    if (heard === undefined) return
    lock = heard
  }
  if (['free', 'dead'].includes(stateOf(lock))) return
  throw new FolderTaken(
    `数据目录 ${folder} 正被${stateOf(lock) === 'alive' ? '' : '别的容器或机器里的'}进程 ${holderOf(lock).pid} 使用。请先停止它，或用 DATA_DIR 指定另一个目录。`,
  )
}

/** What a lock says when it says something else; undefined when it stays as it is. */
async function nextBeat(path: string, lock: string, silence: number): Promise<string | undefined> {
  for (let waited = 0; waited < silence; waited += beat / 5) {
    await pause(beat / 5)
    const now = readLock(path)
    if (now !== lock) return now
  }
  return undefined
}

/** Nobody's where it is gone: whoever had it went, or was overtaken by the next. */
function readLock(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nobody
    throw error
  }
}

function keepUp(folder: string, number: number, onLost: LockTerms['onLost']): () => void {
  let count = 0
  const timer = setInterval(() => {
    count += 1
    if (isOurs(folder, number)) return write(pathOf(folder, number), ownLock(count))
    clearInterval(timer)
    onLost(new FolderTaken(`数据目录 ${folder} 已被另一个进程接管。为了不丢失数据，本进程就此停止。`))
  }, beat).unref()
  return () => clearInterval(timer)
}

/** In place and of one length: a full disk does not keep it from being written. A beat that is missed is made up for. */
function write(path: string, lock: string) {
  try {
    const file = openSync(path, 'r+')
    writeSync(file, lock, 0)
    closeSync(file)
  } catch {}
}

const isOurs = (folder: string, number: number) => Math.max(0, ...numbersIn(folder)) === number

/** A lock without a number is an older one than all that have one. */
const pathOf = (folder: string, number: number) => join(folder, number === 0 ? 'lock' : `lock.${number}`)

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const number = /^lock(?:\.(?<number>\d+))?$/.exec(name)
      return number ? [Number(number.groups?.['number'] ?? 0)] : []
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
