import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const node = ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']
/** Seeding 200 documents takes its time on a busy machine. */
const patience = 600_000

/** As on the machine of whoever tries it, with room for journeys that all come from one address. */
const surroundings = {
  NODE_ENV: 'production',
  SANDBOX: '1',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000',
  SMS_LIMIT: '100000',
}

/** What a server or a command is told: which folder and port it has, and what else is its own. */
export type Environment = Readonly<Record<string, string>>

/** The product as a process that is ready. */
export interface Product {
  origin: string
  pid: number
  /** SIGTERM as Ctrl-C does, SIGKILL as a power cut; answers the code that it ended with. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts the product as `npm start` does. */
export async function startProduct(environment: Environment): Promise<Product> {
  const server = spawn('node', [...node, join(root, 'packages/server/src/main.ts')], {
    cwd: root,
    env: { ...process.env, ...surroundings, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { origin: await addressOf(server), pid: server.pid ?? 0, end: (signal) => ended(server, signal) }
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(server, 'exit')
  server.kill(signal)
  const [code] = (await gone) as [number | null]
  return code
}

/** Runs a command of the product; answers what it says. */
export async function runCommand(environment: Environment, file: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...surroundings, ...environment }
  const command = spawn('node', [...node, join(root, file), ...words], { cwd: root, env })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = (await once(command, 'exit')) as [number]
  if (code !== 0) throw new Error(`${file} ${words.join(' ')} ended with ${code}: ${said}`)
  return said
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
