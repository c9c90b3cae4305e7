import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { House } from '../core/context.ts'
import { draftPath } from './drafts.ts'

/** Bytes of every part but the last. */
export const partSize = 8 * 1024 * 1024

export const partCount = (size: number): number => Math.ceil(size / partSize)

/** Bytes that a part has to have. */
export const sizeOfPart = (size: number, number: number): number => Math.min(partSize, size - number * partSize)

type Needs = Pick<House, 'files' | 'settings'>

/** Where the parts of uploads lie: beside the files, so that every server of the database has them. */
export const partsFolder = ({ files }: Pick<House, 'files'>): string => join(files.folder, 'parts')

const partPath = (house: Needs, id: string, number: number) => join(partsFolder(house), id, String(number))

/** A part on its way into its place; nobody sees it half written. */
export interface DraftPart {
  sha256: string
  /** Puts it to its place, or throws it away. */
  keep: (id: string, number: number) => Promise<void>
  drop: () => Promise<void>
}

/** Writes a part to the disk under no name yet, a piece at a time. */
export async function draftPart(house: Needs, part: Blob): Promise<DraftPart> {
  const draft = draftPath(house.settings.dataDir)
  const drop = () => rm(draft, { force: true })
  try {
    const hash = createHash('sha256')
    const source = Readable.fromWeb(part.stream() as ReadableStream)
    await pipeline(source, hashing(hash), createWriteStream(draft, { flags: 'wx', flush: true }))
    const keep = async (id: string, number: number) => {
      const path = partPath(house, id, number)
      await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
    }
    return { sha256: hash.digest('hex'), keep, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

const hashing = (hash: ReturnType<typeof createHash>) =>
  async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      hash.update(piece)
      yield piece
    }
  }

/** A file put together from its parts, under no name yet. */
export interface Assembled {
  path: string
  sha256: string
}

/** Puts the parts of an upload together, a piece at a time; they stay. Undefined where one of them is gone. */
export async function assemble(house: Needs, id: string, count: number): Promise<Assembled | undefined> {
  const path = draftPath(house.settings.dataDir)
  const hash = createHash('sha256')
  const out = createWriteStream(path, { flags: 'wx', flush: true })
  try {
    for (let number = 0; number < count; number += 1) await append(partPath(house, id, number), hash, out)
    out.end()
    await finished(out)
    return { path, sha256: hash.digest('hex') }
  } catch (error) {
    out.destroy()
    await rm(path, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const append = (path: string, hash: ReturnType<typeof createHash>, out: WriteStream) =>
  pipeline(createReadStream(path), hashing(hash), out, { end: false })

/** Throws the parts of an upload away. */
export const dropParts = (house: Pick<House, 'files'>, id: string): Promise<void> =>
  rm(join(partsFolder(house), id), { recursive: true, force: true })
