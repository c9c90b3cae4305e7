import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { runCommand, startProduct, type Environment, type Product } from './product.ts'

/** A server that a journey may kill: on a folder and a port of its own, which it keeps when it comes back. */
export interface OwnServer extends AsyncDisposable {
  origin: string
  /** As a power cut does. */
  kill: () => Promise<void>
  /** As Ctrl-C does. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Runs a command of the product on the same folder; answers what it says. */
  run: (file: string, ...words: string[]) => Promise<string>
}

/** Starts it; `before` works on its folder first, which nobody else has open then. */
export async function ownServer(
  environment: Environment = {},
  before?: (run: OwnServer['run']) => Promise<unknown>,
): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-own-'))
  const seeded = inject('seeded')
  // A database elsewhere knows nothing of these files.
  if (!environment['DATABASE_URL']) await cp(seeded, dataDir, { recursive: true })
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: dataDir, ...environment }
  let server: Product | undefined

  const start = async () => {
    server = await startProduct(env)
  }
  async function end(signal: NodeJS.Signals) {
    const ending = server
    server = undefined
    const code = await ending?.end(signal)
    if (ending && signal === 'SIGTERM' && code !== 0)
      throw new Error(`The server ended with ${code} when it was asked to stop.`)
  }
  const run: OwnServer['run'] = (file, ...words) => runCommand(env, file, ...words)

  await before?.(run)
  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start,
    run,
    async [Symbol.asyncDispose]() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}
