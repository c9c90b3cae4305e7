import { promisify } from 'node:util'
import type { Readable } from 'node:stream'
import { open, type Entry, type Options, type ZipFile } from 'yauzl'
import { ArchiveManifest, entryNames, manifestName } from './archive-manifest.ts'

/** An opened archive; nothing of it is unpacked yet. */
export interface Archive {
  manifest: ArchiveManifest
  read: (name: string) => Promise<Readable>
  close: () => void
}

const mostEntries = 1_000_000
const largestEntry = 64 * 1024 ** 3
const largestManifest = 256 * 1024 ** 2
/** Rows pack well, ten to one; a thousand to one is a bomb. */
const densest = 1000

/** Opens an archive and checks its list: how many, how large, how named. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await promisify<string, Options, ZipFile>(open)(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
    strictFileNames: true,
  })
  try {
    const entries = await listEntries(zip)
    const read = async (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw new Error(`The archive has no ${name}.`)
      return promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry)
    }
    const manifest = await readManifest(entries.get(manifestName), read)
    return { manifest, read, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new Error(`The archive has more than ${mostEntries} entries.`)
  const entries = new Map<string, Entry>()
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const fault = entries.has(entry.fileName) ? `The archive has two of ${entry.fileName}.` : faultOf(entry)
      if (fault) return reject(new Error(fault))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return entries
}

function faultOf({ fileName, uncompressedSize, compressedSize }: Entry): string | undefined {
  if (!entryNames.test(fileName)) return `The archive has an entry that does not belong: ${fileName.slice(0, 100)}`
  if (uncompressedSize > largestEntry) return `${fileName} is too large.`
  if (uncompressedSize > 1024 ** 2 && uncompressedSize > compressedSize * densest)
    return `${fileName} is packed tighter than rows can be.`
  return undefined
}

async function readManifest(entry: Entry | undefined, read: Archive['read']): Promise<ArchiveManifest> {
  if (!entry || entry.uncompressedSize > largestManifest)
    throw new Error('This is no archive of ours: it has no manifest.')
  const pieces: Buffer[] = []
  for await (const piece of await read(manifestName)) pieces.push(piece as Buffer)
  const manifest = ArchiveManifest.safeParse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
  if (!manifest.success) throw new Error('This is no archive of ours: its manifest cannot be read.')
  return manifest.data
}
