import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addressOf, surroundings } from '../../site/e2e/served.ts'

const root = join(import.meta.dirname, '../..')
const words = ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning', 'packages/server/src/main.ts']

/** A server as it runs in production, on a folder of its own; it may be killed, and comes back where it was. */
export interface DiskServer extends AsyncDisposable {
  origin: string
  /** Of the process that runs now. */
  pid: () => number
  /** As a power cut does. */
  kill: () => Promise<void>
  start: () => Promise<void>
}

export async function openDiskServer(dataDir: string): Promise<DiskServer> {
  let server: ChildProcess | undefined
  let port = '0'

  async function start(): Promise<string> {
    server = spawn('node', words, {
      cwd: root,
      env: { ...process.env, ...surroundings, PORT: port, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const origin = await addressOf(server)
    ;({ port } = new URL(origin))
    return origin
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server) return
    const gone = once(server, 'exit')
    server.kill(signal)
    server = undefined
    await gone
  }

  const origin = await start()
  return {
    origin,
    pid: () => server?.pid ?? 0,
    kill: () => end('SIGKILL'),
    start: async () => void (await start()),
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  }
}
