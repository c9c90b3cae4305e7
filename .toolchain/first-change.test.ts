import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Postgres } from './postgres.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** A block of the page that names its file: ```` ```ts path ````; with `stands` it is in the file already. */
interface Block {
  language: string
  path: string
  stands?: string
  text: string
}

const blockLine = /^```(?<language>\w+) (?<path>[\w./$-]+) ?(?<stands>stands)?\n(?<text>[\s\S]*?)^```$/gm
const page = readFileSync(join(root, 'docs/5-first-change.md'), 'utf8')
const blocks = [...page.matchAll(blockLine)].map(({ groups }) => groups as unknown as Block)

/** The file of a block, and what the block makes of it. */
function changed({ language, path, stands, text }: Block, before: string | undefined): string {
  if (before === undefined) return text
  if (stands && before.includes(text)) return before
  if (language !== 'diff') throw new Error(`${path} is there already, and is not what the page says.`)
  const lines = text.trimEnd().split('\n')
  const without = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('')
  const [start = '', ...rest] = before.split(without('+'))
  if (rest.length !== 1) throw new Error(`What the page changes stands ${rest.length} times in ${path}.`)
  return start + without('-') + rest[0]
}

let copy: string
/** PGlite takes twice as long to make the tables. */
let postgres: Postgres | undefined

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'first-change-'))
  await copySources()
  const packages = await readdir(join(root, 'packages'))
  for (const folder of ['.', 'site', ...packages.map((name) => `packages/${name}`)]) await lendPackages(folder)
  for (const block of blocks) await apply(block)
  postgres = startPostgres()
}, 0)
afterAll(async () => {
  postgres?.stop()
  await rm(copy, { recursive: true })
})

/** What git has, and what it would have. */
async function copySources(): Promise<void> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await run('git', asked, { cwd: root, maxBuffer: 10_000_000 })
  const paths = stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  for (const path of paths) await cp(join(root, path), join(copy, path))
}

/** Its packages, without their files: links between our own packages are relative, so they stay within the copy. */
async function lendPackages(folder: string): Promise<void> {
  const from = join(root, folder, 'node_modules')
  if (!existsSync(from)) return
  const own = (path: string) => !/node_modules\/\.(?!bin\b)/.test(path.slice(root.length))
  await cp(from, join(copy, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter: own })
  if (folder === '.') await symlink(join(from, '.pnpm'), join(copy, 'node_modules/.pnpm'))
}

async function apply(block: Block): Promise<void> {
  const path = join(copy, block.path)
  const before = existsSync(path) ? await readFile(path, 'utf8') : undefined
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, changed(block, before))
}

/** What a command of the copy says, and whether all is well. */
async function said(command: string, ...args: string[]): Promise<string> {
  const ours = Object.entries(process.env).filter(([name]) => !/^(?:VITE|VITEST|NODE_ENV|TEST$)/.test(name))
  const PATH = `${join(copy, 'node_modules/.bin')}:${process.env['PATH']}`
  const env = {
    ...Object.fromEntries(ours),
    PATH,
    NO_COLOR: '1',
    ...(postgres && { XINPU_TEST_DATABASE_URL: postgres.url }),
  }
  try {
    await run(command, args, { cwd: copy, env, maxBuffer: 10_000_000 })
    return 'well'
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}\n${stderr}`
  }
}

const node = (...args: string[]) => said(process.execPath, '--conditions=@xinpu/source', ...args)

test('the page changes what is there', () => {
  expect(blocks.filter(({ language }) => language === 'diff').length).toBeGreaterThan(3)
  expect(blocks.filter(({ stands }) => stands)).not.toEqual([])
})

test('a first change compiles', { timeout: 0 }, async () => {
  expect(await node('packages/sdk/generator/main.ts')).toBe('well')
  expect(await node('.toolchain/types.ts')).toBe('well')
})

test('a first change passes its own test, and what guards the house', { timeout: 0 }, async () => {
  const suites = ['--project=unit', '--project=server']
  const ours = ['.toolchain/guards.test.ts', '.toolchain/walls.test.ts']
  const files = [...ours, 'packages/server/src/portal/hot-word.test.ts']
  // A name that no test has is passed over.
  expect(files.filter((file) => !existsSync(join(copy, file)))).toEqual([])
  expect(await said('vitest', 'run', '--config', 'vitest.workspace.ts', ...suites, ...files)).toBe('well')
})

test('a first change is written as the house writes', { timeout: 0 }, async () => {
  expect(await said('oxlint', '--deny-warnings')).toBe('well')
  expect(await said('oxfmt', '--check', '.')).toBe('well')
})
