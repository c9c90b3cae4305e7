import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileStore } from './file-store.ts'

/** A file on its way into a zip. */
export interface ZipEntry {
  path: string
  sha256: string
}

/** A text on its way into a zip, written when its turn comes. */
export interface ZipText {
  path: string
  open: () => Readable
}

/** What could not be packed is listed in here; as it is, so that pages can read it too. */
const missingList = '_未包含.txt'

/**
 * A zip as a stream: files are stored as they are (PDFs do not shrink) and opened one at a time, so memory stays the
 * same for any size. Files that are gone are listed inside.
 */
export async function zipOf(
  files: FileStore,
  entries: readonly ZipEntry[],
  missing: readonly string[] = [],
  texts: readonly ZipText[] = [],
): Promise<Readable> {
  const zip = new ZipFile()
  const body = new PassThrough()
  const open = readerFor(body, files)
  const lost = [...missing]
  for (const { path, open: write } of texts) zip.addReadStreamLazy(path, {}, (give) => give(null, write()))
  for (const { path, sha256 } of entries) {
    const size = await files.sizeOf(sha256)
    if (size === undefined) lost.push(path)
    else zip.addReadStreamLazy(path, { compress: false, size }, (give) => give(null, open(sha256)))
  }
  if (lost.length > 0)
    zip.addBuffer(Buffer.from(`以下文件未能包含在内：\r\n${lost.join('\r\n')}\r\n`), missingList, { compress: false })
  zip.end()
  zip.on('error', (error) => body.destroy(error as Error))
  return zip.outputStream.pipe(body)
}

/** Opens one file after the other; whoever goes away in the middle leaves one half read, which nothing else would close. */
function readerFor(body: Readable, files: FileStore): (sha256: string) => Readable {
  let current: Readable | undefined
  body.once('close', () => current?.destroy())

  return (sha256) => {
    current = files.read(sha256)
    return body.destroyed ? current.destroy() : current
  }
}
