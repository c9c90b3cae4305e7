import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

interface Entry {
  fileName: string
}

interface Zip {
  eachEntry: () => AsyncIterable<Entry>
  openReadStreamPromise: (entry: Entry) => Promise<Readable>
}

/** The server's own reader of archives. */
const yauzl = createRequire(new URL('../../packages/server/package.json', import.meta.url))('yauzl') as {
  openPromise: (path: string, options: { lazyEntries: boolean }) => Promise<Zip>
}

/** The files in an archive, by name. */
export async function entriesOf(path: string): Promise<Map<string, Buffer>> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
