import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FolderTaken, lockFolder } from './folder-lock.ts'

let folder: string
const children: ChildProcess[] = []
const quiet = { onLost: () => {}, silence: 1000 }

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'xinpu-lock-'))))
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const lockOf = (number: number) => join(folder, `lock.${number}`)
/** A process of a container that this one does not see into. */
const stranger = (beat: number) => `${process.pid} 1 other-boot/pid:[1] ${String(beat).padStart(12, '0')}`

/** A process that locks the folders it is told, says how each went, and stays. */
function startHolder(): ChildProcess {
  const child = fork(join(import.meta.dirname, '../../test/lock-holder.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  children.push(child)
  return child
}

async function lockIn(child: ChildProcess, path = folder): Promise<string> {
  child.send(path)
  const [said] = (await once(child, 'message')) as [string]
  return said
}

test('a folder that another process holds is refused, and the process is named', async () => {
  const child = startHolder()
  expect(await lockIn(child)).toBe('locked')
  await expect(lockFolder(folder, quiet)).rejects.toThrow(FolderTaken)
  await expect(lockFolder(folder, quiet)).rejects.toThrow(`正被进程 ${child.pid} 使用`)
  expect(await lockIn(startHolder())).toContain(`正被进程 ${child.pid} 使用`)
})

test('the lock of a process that was killed is taken over at once', async () => {
  const child = startHolder()
  expect(await lockIn(child)).toBe('locked')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const say = vi.fn()
  const unlock = await lockFolder(folder, { ...quiet, say })
  expect(say).not.toHaveBeenCalled()
  expect(existsSync(lockOf(1))).toBe(false)
  expect(readFileSync(lockOf(2), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  unlock()
})

test('of many that start at once on the lock of a dead process one gets the folder, each time', async () => {
  const starters = Array.from({ length: 6 }, startHolder)
  const winners: number[] = []
  for (let round = 0; round < 25; round += 1) {
    const path = join(folder, String(round))
    mkdirSync(path)
    // Each third was left by a process that cannot be seen: they all wait for it, and end their wait together.
    writeFileSync(join(path, 'lock.7'), round % 3 === 0 ? stranger(0) : `${process.pid} 1`)
    const said = await Promise.all(starters.map((each) => lockIn(each, path)))
    winners.push(said.filter((answer) => answer === 'locked').length)
  }
  expect(winners).toEqual(Array(25).fill(1))
})

test('a process that cannot be seen has its folder as long as it says so, and not longer', async () => {
  writeFileSync(lockOf(1), stranger(0))
  let beat = 0
  const beats = setInterval(() => writeFileSync(lockOf(1), stranger((beat += 1))), 100)
  onTestFinished(() => clearInterval(beats))
  const say = vi.fn()
  await expect(lockFolder(folder, { ...quiet, silence: 60_000, say })).rejects.toThrow(
    `正被别的容器或机器里的进程 ${process.pid} 使用`,
  )
  expect(say).toHaveBeenCalledWith(expect.stringContaining('最多 60 秒'))
  clearInterval(beats)
  const unlock = await lockFolder(folder, quiet)
  unlock()
})

test('whoever has the folder says so again and again', async () => {
  const unlock = await lockFolder(folder, quiet)
  const first = readFileSync(lockOf(1), 'utf8')
  await vi.waitFor(() => expect(readFileSync(lockOf(1), 'utf8')).not.toBe(first), 20_000)
  expect(readFileSync(lockOf(1), 'utf8')).toHaveLength(first.length)
  unlock()
})

test('whoever lost the folder is told, and leaves it to the other', async () => {
  const lost = Promise.withResolvers<Error>()
  const unlock = await lockFolder(folder, { ...quiet, onLost: lost.resolve })
  writeFileSync(lockOf(2), stranger(0))
  expect((await lost.promise).message).toContain('已被另一个进程接管')
  unlock()
  expect(readFileSync(lockOf(2), 'utf8')).toBe(stranger(0))
})

test('a lock is given back, and the folder can be locked again', async () => {
  const unlock = await lockFolder(folder, quiet)
  unlock()
  const again = await lockFolder(folder, quiet)
  await expect(lockFolder(folder, quiet)).rejects.toThrow(FolderTaken)
  again()
})

test.each([
  ['an empty lock', ''],
  ['a lock that is no lock', 'nonsense'],
  ['a number that another process has now', `${process.ppid} 1`],
])('%s is taken over', async (_, text) => {
  writeFileSync(lockOf(1), text)
  const unlock = await lockFolder(folder, quiet)
  unlock()
})

test('a folder that is gone is no reason to fail at the end', async () => {
  const unlock = await lockFolder(folder, quiet)
  rmSync(folder, { recursive: true })
  expect(unlock).not.toThrow()
})
