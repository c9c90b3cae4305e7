import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draftPath, sweepDrafts } from './drafts.ts'

let dataDir: string
const now = new Date()
const twoDays = 2 * 24 * 60 * 60_000

beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'xinpu-drafts-'))))
afterEach(async () => rm(dataDir, { recursive: true, force: true }))

const left = async () => (await readdir(join(dataDir, 'drafts'))).sort()

/** A draft of a process, as its lock would name it. */
async function draftOf(owner: string, name: string, at = now) {
  const folder = join(dataDir, 'drafts', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'owner'), owner)
  await writeFile(join(folder, 'half'), 'half a file')
  await utimes(folder, at, at)
}

test('what a killed process left is swept; what a living one writes stays', async () => {
  const path = draftPath(dataDir)
  await writeFile(path, 'half a file')
  const { pid } = spawnSync('true')
  await draftOf(`${pid} 1`, 'dead')
  sweepDrafts(dataDir, { isAlone: true, now })
  expect(await left()).toEqual([join(path, '..').split('/').at(-1)])
})

test('a process that cannot be seen has a day, where others may share the folder', async () => {
  const stranger = '7 1 other-boot/pid:[1] 000000000000'
  await draftOf(stranger, 'fresh')
  await draftOf(stranger, 'old', new Date(now.getTime() - twoDays))
  sweepDrafts(dataDir, { isAlone: false, now })
  expect(await left()).toEqual(['fresh'])
  sweepDrafts(dataDir, { isAlone: true, now })
  expect(await left()).toEqual([])
})

test('where nothing was ever written there is nothing to sweep', () =>
  expect(() => sweepDrafts(join(dataDir, 'none'), { isAlone: true, now })).not.toThrow())
