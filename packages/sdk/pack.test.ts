import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const here = import.meta.dirname
const root = join(here, '../..')
const tool = (name: string) => join(root, 'node_modules', name)

/** Where npm and, on many machines, an older Node lie: outside of the project. */
const outside = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(delimiter)

/** Runs something to its end and gives what it said; a failure is a failure of the test. */
async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(command, args, { cwd, env: { ...process.env, NODE_OPTIONS: '', ...env } })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const text = Buffer.concat(said).toString()
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${text}`)
  return text
}
const node = (args: string[], cwd: string) => run(process.execPath, args, cwd)

let folder: string
let tarball: string

/** Builds the library, packs it, and installs it with plain npm where nothing of this project is at hand. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinpu-pack-'))
  await node([join(here, 'node_modules/tsup/dist/cli-default.js'), '--silent'], here)
  await run(join(root, '.toolchain/node_modules/.bin/pnpm'), ['pack', '--pack-destination', folder], here)
  tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? ''
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  await run('npm', ['install', ...quiet, join(folder, tarball)], folder, { PATH: outside })
}, 240_000)

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const installed = (...path: string[]) => join(folder, 'node_modules/@xinpu/sdk', ...path)

test('the package holds what is built, what it is and who may use it, and nothing else', async () => {
  const names = (await run('tar', ['-tzf', tarball], folder)).trim().split('\n')
  const others = names.filter((name) => !/^package\/dist\/[\w.-]+\.(?:js|d\.ts)$/.test(name))
  expect(others.sort()).toEqual(['package/LICENSE', 'package/README.md', 'package/package.json'])
})

test('its ranges are ones that npm understands', async () => {
  const text = await readFile(installed('package.json'), 'utf8')
  const { dependencies, peerDependencies } = JSON.parse(text) as Record<string, Record<string, string>>
  for (const range of Object.values({ ...dependencies, ...peerDependencies })) expect(range).toMatch(/^\^?\d/)
})

test('every door opens on a script and on types', async () => {
  const { exports } = JSON.parse(await readFile(installed('package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string; import: string }>
  }
  const built = new Set((await readdir(installed('dist'))).map((name) => `./dist/${name}`))
  for (const door of Object.values(exports)) {
    if (typeof door !== 'string') expect([built.has(door.types), built.has(door.import)]).toEqual([true, true])
  }
})

test('nothing mentions the contract, and zod stands where mocks are', async () => {
  const names = await readdir(installed('dist'))
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(installed('dist', name), 'utf8')] as const),
  )
  expect(texts.filter(([, text]) => /['"]@xinpu\/contract/.test(text)).map(([name]) => name)).toEqual([])
  expect(texts.filter(([, text]) => /['"]zod['"]/.test(text)).map(([name]) => name)).toEqual(['mock.js'])
})

const app = {
  'index.html': '<!doctype html><script type="module" src="/main.ts"></script>',
  'main.ts': `import { createClient, ApiError } from '@xinpu/sdk'
import { sessionLoginByCode } from '@xinpu/sdk/account'
import { fileDownloads, partSearch } from '@xinpu/sdk/datasheet'
import type { ChipModel } from '@xinpu/sdk/types'

const call = createClient()
const { data } = await call(partSearch, { keywords: 'NE555' })
export const parts: ChipModel[] = data
export const zip: Blob = await call(fileDownloads, { ids: [1] })
export const login = call(sessionLoginByCode, { mobile: '+86-13800000000', code: '123456' }).catch((error: unknown) =>
  error instanceof ApiError ? error.fields : [],
)
document.title = parts.map(({ model }) => model).join()
`,
  // Every door that needs no package of the reader's choice.
  'doors.ts': `export * from '@xinpu/sdk/full'
export { readQuery } from '@xinpu/sdk/query-language'
export { watchUnread } from '@xinpu/sdk/unread'
export { listen } from '@xinpu/sdk/events'
export { finishLogin, loginAddress } from '@xinpu/sdk/partner'
export { browserSession, memorySession, requestSession } from '@xinpu/sdk/session'
export { hashPassword } from '@xinpu/sdk/password'
export * as format from '@xinpu/sdk/format'
export * as labels from '@xinpu/sdk/labels'
export * as message from '@xinpu/sdk/message'
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    },
    include: ['*.ts'],
  }),
}

test(
  'an empty site compiles with it, every type checked, and builds for the browser',
  { timeout: 120_000 },
  async () => {
    const site = join(folder, 'site')
    await mkdir(site)
    for (const [name, text] of Object.entries(app)) await writeFile(join(site, name), text)
    await node([join(tool('typescript'), 'bin/tsc'), '-p', site], site)
    await node([join(tool('vite'), 'bin/vite.js'), 'build', '--logLevel', 'error', '--target', 'es2022'], site)
    const scripts = (await readdir(join(site, 'dist/assets'))).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((name) => readFile(join(site, 'dist/assets', name), 'utf8')))
    expect(texts.join('')).toContain('/chip/specification/search')
    expect(texts.join('')).not.toContain('/auth/exchange/redeem')
  },
)

const script = `import { createClient } from '@xinpu/sdk'
import { createApi } from '@xinpu/sdk/full'
import { partSearch } from '@xinpu/sdk/datasheet'
import { requestSession } from '@xinpu/sdk/session'
import '@xinpu/sdk/events'
import '@xinpu/sdk/format'
import '@xinpu/sdk/labels'
import '@xinpu/sdk/partner'
import '@xinpu/sdk/password'
import '@xinpu/sdk/unread'

const terms = { baseURL: process.argv[2], session: requestSession('token=T-1; userId=7; uuid=a1') }
const one = await createClient(terms)(partSearch, { keywords: '电容' })
const all = await createApi(terms).datasheet.part.search({ keywords: '电容' })
console.log(JSON.stringify([one, all]))
`

test('a script of the oldest Node at hand that is new enough asks and is answered', { timeout: 60_000 }, async () => {
  const server = createServer(({ url, headers }, response) => {
    const { token, uid, uuid } = headers
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 1, msg: 'success', data: { url, token, uid, uuid } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await writeFile(join(folder, 'script.js'), script)
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
    const said = await run(await olderNode(), ['script.js', address], folder)
    const url = '/api/chip/specification/search?keywords=%E7%94%B5%E5%AE%B9'
    const answer = { url, token: 'T-1', uid: '7', uuid: 'a1' }
    expect(JSON.parse(said)).toEqual([answer, answer])
  } finally {
    server.closeAllConnections()
    await promisify(server.close.bind(server))()
  }
})

/** The machine's own Node, if the package promises to run on it; else ours. */
async function olderNode(): Promise<string> {
  for (const at of outside.split(delimiter).map((place) => join(place, 'node'))) {
    const version = await run(at, ['-p', 'process.versions.node'], folder).catch(() => '0')
    if (Number.parseInt(version, 10) >= 20) return at
  }
  return process.execPath
}
