import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

const root = join(import.meta.dirname, '../..')
const main = join(root, 'packages/server/src/main.ts')
/** Seeding 200 documents takes its time on a busy machine. */
const patience = 180_000

/** Starts the product as `npm start` does, on a folder and a port of its own, once for all journeys; or takes the one that runs at XINPU_TEST_ORIGIN. */
export default async function serve(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env['XINPU_TEST_ORIGIN']
  if (running) return void project.provide('origin', running)
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-journeys-'))
  const server = spawn('node', ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning', main], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANDBOX: '1',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  project.provide('origin', await addressOf(server))
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
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
  }
}
