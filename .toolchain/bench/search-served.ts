import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Load, Loaded } from './search-load.ts'

/** A server in a process of its own. */
export interface Served extends AsyncDisposable {
  origin: string
  /** Asks it over kept connections, from another process. */
  load: (terms: Omit<Load, 'origin'>) => Promise<Loaded>
}

/** Serves the API of a database with its index. */
export async function serveSearch(url: string, dataDir: string): Promise<Served> {
  const server = forked('search-server.ts', url, dataDir)
  const [origin] = (await told(server)) as [string]
  return {
    origin,
    load: (terms) => load({ origin, ...terms }),
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** Asks a server over kept connections, from a process of its own. */
export async function load(terms: Load): Promise<Loaded> {
  const clients = forked('search-load.ts')
  clients.send(terms)
  const [loaded] = (await told(clients)) as [Loaded]
  return loaded
}

/** A script of the bench in a process of its own. */
export const forked = (script: string, ...args: string[]): ChildProcess =>
  fork(join(import.meta.dirname, script), args, {
    execArgv: ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning'],
  })

/** What a process says next; one that ends without a word has failed. */
export async function told(child: ChildProcess): Promise<unknown[]> {
  // A process that is asked again and again is not listened to once more for each time.
  const heard = new AbortController()
  const { signal } = heard
  const ended = once(child, 'exit', { signal }).then(([code]) =>
    Promise.reject(new Error(`A process of the bench ended with ${code}.`)),
  )
  try {
    return await Promise.race([once(child, 'message', { signal }), ended])
  } finally {
    heard.abort()
  }
}
