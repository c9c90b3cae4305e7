import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright'

interface Entry {
  fileName: string
}

interface Zip {
  eachEntry: () => AsyncIterable<Entry>
  openReadStreamPromise: (entry: Entry) => Promise<Readable>
}

/** The server's own reader of archives. */
const yauzl = createRequire(new URL('../../packages/server/package.json', import.meta.url))('yauzl') as {
  fromBufferPromise: (bytes: Buffer, options: { lazyEntries: boolean }) => Promise<Zip>
}

/** The files in an archive that was downloaded, by name. */
export async function entriesOf(download: Download): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(await buffer(await download.createReadStream()), { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
