import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderTaken, lockFolder } from './folder-lock.ts'

let folder: string
const children: ChildProcess[] = []

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'xinpu-lock-'))))
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A process that locks the folder, says how that went, and stays. */
async function startHolder() {
  const program = `
    import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}).then(({ lockFolder }) => {
      try { lockFolder(${JSON.stringify(folder)}); console.log('locked') } catch (error) { console.log(error.message) }
      setInterval(() => {}, 1000)
    })`
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}

test('a folder that another process holds is refused, and the process is named', async () => {
  const { child, said } = await startHolder()
  expect(said).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(FolderTaken)
  expect(() => lockFolder(folder)).toThrow(`正被进程 ${child.pid} 使用`)
  expect((await startHolder()).said).toContain(`正被进程 ${child.pid} 使用`)
})

test('the lock of a process that was killed is taken over', async () => {
  const { child } = await startHolder()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(folder, 'lock'))).toBe(true)
  const unlock = lockFolder(folder)
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  unlock()
})

test('a lock is given back, and the folder can be locked again', () => {
  lockFolder(folder)()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderTaken)
  unlock()
})

test.each([
  ['an empty lock', ''],
  ['a lock that is no lock', 'nonsense'],
  ['a number that another process has now', `${process.ppid} 1`],
])('%s is taken over', (_, text) => {
  writeFileSync(join(folder, 'lock'), text)
  expect(lockFolder(folder)).not.toThrow()
})

test('a lock that someone else took is left to them', () => {
  const unlock = lockFolder(folder)
  writeFileSync(join(folder, 'lock'), '1 2')
  unlock()
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('1 2')
})

test('a folder that is gone is no reason to fail at the end', () => {
  const unlock = lockFolder(folder)
  rmSync(folder, { recursive: true })
  expect(unlock).not.toThrow()
})
