import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Someone else has the folder. */
export class FolderTaken extends Error {}

/**
 * Keeps a second process out of a database folder: two PGlites on one folder lose writes without an error
 * (electric-sql/pglite#1106). The lock is a file with our process number; one left by a dead process is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  if (!claim(path)) {
    const holder = holderOf(path)
    if (holder !== undefined)
      throw new FolderTaken(`数据目录 ${folder} 正被进程 ${holder} 使用。请先停止它，或用 DATA_DIR 指定另一个目录。`)
    rmSync(path, { force: true })
    if (!claim(path)) throw new FolderTaken(`数据目录 ${folder} 刚被另一个进程占用。`)
  }
  return () => release(path)
}

/** `wx` fails when the file is there, so only one of two processes gets it. */
function claim(path: string): boolean {
  try {
    const handle = openSync(path, 'wx')
    writeFileSync(handle, `${process.pid} ${startOf(process.pid)}`)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The living process that holds the lock; a number that now belongs to another process does not count. */
function holderOf(path: string): number | undefined {
  const [pid = 0, start = ''] = readFileSync(path, 'utf8')
    .split(' ')
    .map((word, index) => (index === 0 ? Number(word) : word)) as [number, string]
  if (!pid || !isAlive(pid)) return undefined
  return startOf(pid) === start ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, where the system tells: numbers are used again, also after a reboot. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function release(path: string) {
  if (existsSync(path) && readFileSync(path, 'utf8').startsWith(`${process.pid} `)) rmSync(path, { force: true })
}
