import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveAssets } from './earlier-assets.ts'

let folder: string
let built: string
let kept: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinpu-assets-'))
  ;[built, kept] = [join(folder, 'built'), join(folder, 'kept')]
})
afterEach(() => rm(folder, { recursive: true }))

/** A build takes the place of the one before. */
async function build(...names: string[]) {
  await rm(built, { recursive: true, force: true })
  await mkdir(built)
  for (const name of names) await writeFile(join(built, name), `of ${name}`)
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test('what a build was made of is there while another is the site', async () => {
  await build('vendor-1.js', 'Dialog-1.js')
  await saveAssets(built, kept, day(1))
  await build('vendor-1.js', 'Dialog-2.js')
  await saveAssets(built, kept, day(2))
  expect((await readdir(kept)).sort()).toEqual(['Dialog-1.js', 'Dialog-2.js', 'vendor-1.js'])
  expect(await readFile(join(kept, 'Dialog-1.js'), 'utf8')).toBe('of Dialog-1.js')
})

test('two weeks after its last day it goes, and what later builds have in common with it stays', async () => {
  await build('vendor-1.js', 'Dialog-1.js')
  for (const last of [1, 30]) await saveAssets(built, kept, day(last))
  await build('vendor-1.js', 'Dialog-2.js')
  await saveAssets(built, kept, day(44))
  expect(await readdir(kept)).toContain('Dialog-1.js')
  await saveAssets(built, kept, day(45))
  expect((await readdir(kept)).sort()).toEqual(['Dialog-2.js', 'vendor-1.js'])
})
