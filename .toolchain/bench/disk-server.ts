import { startProduct, type Product } from '../../site/e2e/product.ts'

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
  let server: Product | undefined = await startProduct({ PORT: '0', DATA_DIR: dataDir })
  const { origin } = server
  const { port } = new URL(origin)

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = server
    server = undefined
    await ending?.end(signal)
  }

  return {
    origin,
    pid: () => server?.pid ?? 0,
    kill: () => end('SIGKILL'),
    start: async () => {
      server = await startProduct({ PORT: port, DATA_DIR: dataDir })
    },
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  }
}
