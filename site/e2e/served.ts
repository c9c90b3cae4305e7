import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { launch, shellPath } from '../../.toolchain/browser.ts'

const root = join(import.meta.dirname, '../..')
const main = join(root, 'packages/server/src/main.ts')
const node = ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']
/** Seeding 200 documents takes its time on a busy machine. */
const patience = 180_000

/** As on the machine of whoever tries it, with room for journeys that all come from one address. */
export const surroundings = {
  NODE_ENV: 'production',
  SANDBOX: '1',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000',
  SMS_LIMIT: '100000',
}

/** The product, and a Chromium that all journeys share. */
export default async function serve(project: TestProject): Promise<() => Promise<unknown>> {
  const chrome = await chromium.launchServer({ ...launch, ...(shellPath && { executablePath: shellPath }) })
  project.provide('browser', chrome.wsEndpoint())
  const end = await serveProduct(project)
  return () => Promise.all([end(), chrome.close()])
}

/**
 * Starts the product as `npm start` does, on a folder and a port of its own, once for all journeys; or takes the one that
 * runs at XINPU_TEST_ORIGIN. What a first run seeds is kept for servers of their own.
 */
async function serveProduct(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-journeys-'))
  const [seeded, dataDir] = [join(folder, 'seeded'), join(folder, 'data')]
  await stop(await settled(await start(seeded, { METRICS_TOKEN: token })))
  await cp(seeded, dataDir, { recursive: true })
  await seatReviewer(seeded)
  project.provide('seeded', seeded)
  const running = process.env['XINPU_TEST_ORIGIN']
  const server = running ? undefined : await start(dataDir)
  project.provide('origin', running ?? server?.origin ?? '')
  return async () => {
    if (server) await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whoever has it is told how the server is doing. */
const token = 'only-for-these-journeys'

/**
 * Waits until nothing is left to do behind the scenes: each copy of the folder would do it again, which takes a server
 * longer than most journeys.
 */
async function settled(running: Running): Promise<Running> {
  const end = Date.now() + patience
  while (!(await isSettled(running.origin))) {
    if (Date.now() > end) throw new Error('The server was not done with a first run in time.')
    await pause(1000)
  }
  return running
}

async function isSettled(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: readonly { name: string; state: string; said: string }[] }
  const found = (name: string) => data.find((line) => line.name === name)
  const isWell = (name: string) => found(name)?.state === 'ok'
  return isWell('每日工作') && isWell('搜索索引') && found('后台任务')?.said === '0 项在等。'
}

/** The owner of the desk of every server of a journey's own; the one that all share has none. */
export const reviewer = '13800000009'

/** An admin is made by the command, and only while nobody else has the folder open. */
async function seatReviewer(dataDir: string): Promise<void> {
  const env = { ...process.env, ...surroundings, DATA_DIR: dataDir }
  await runCommand(env, 'packages/server/test/certify-command.ts', `+86-${reviewer}`, '深圳市审核示例有限公司')
  await runCommand(env, 'packages/server/src/account/admin-command.ts', 'grant', `+86-${reviewer}`)
}

/** Runs a command of the product; answers what it says. */
export async function runCommand(env: NodeJS.ProcessEnv, file: string, ...words: string[]): Promise<string> {
  const command = spawn('node', [...node, join(root, file), ...words], { cwd: root, env })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = (await once(command, 'exit')) as [number]
  if (code !== 0) throw new Error(`${file} ${words.join(' ')} ended with ${code}: ${said}`)
  return said
}

interface Running {
  process: ChildProcess
  origin: string
}

async function start(dataDir: string, environment: Record<string, string> = {}): Promise<Running> {
  const server = spawn('node', [...node, main], {
    cwd: root,
    env: { ...process.env, ...surroundings, PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { process: server, origin: await addressOf(server) }
}

async function stop({ process: server }: Running): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

/** The address that the server says it is ready at. */
export function addressOf(server: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new Error('The server was not ready in time.')), patience)
  let said = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    const address = /已就绪：(?<address>http\S+)/.exec(said)?.groups?.['address']
    if (address) resolve(address)
  })
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  return promise.finally(() => clearTimeout(timer))
}

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** Where the Chromium of all journeys is spoken to. */
    browser: string
    /** A folder as a first run leaves it, with an owner of the desk. */
    seeded: string
  }
}
