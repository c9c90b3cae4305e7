import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { House } from '../core/context.ts'
import { hashing } from './content-hash.ts'
import { draftPath } from './drafts.ts'

/** Bytes of every part but the last. */
export const partSize = 8 * 1024 * 1024

export const partCount = (size: number): number => Math.ceil(size / partSize)

/** Bytes that a part has to have. */
export const sizeOfPart = (size: number, number: number): number => Math.min(partSize, size - number * partSize)

type Needs = Pick<House, 'files' | 'settings'>

/** A part on its way into its place; nobody sees it half written. */
export interface DraftPart {
  sha256: string
  /** Puts it to its place, or throws it away. */
  keep: (id: string, number: number) => Promise<void>
  drop: () => Promise<void>
}

/** Writes a part to the disk under no name yet, a piece at a time. */
export async function draftPart({ files, settings }: Needs, part: Blob): Promise<DraftPart> {
  const draft = draftPath(settings.dataDir)
  const drop = () => rm(draft, { force: true })
  try {
    const hash = createHash('sha256')
    const source = Readable.fromWeb(part.stream() as ReadableStream)
    await pipeline(source, hashing(hash), createWriteStream(draft, { flags: 'wx', flush: true }))
    return { sha256: hash.digest('hex'), keep: (id, number) => files.parts.keep(draft, id, number), drop }
  } catch (error) {
    await drop()
    throw error
  }
}

/** A file put together from its parts, under no name yet. */
export interface Assembled {
  path: string
  sha256: string
}

/** Puts the parts of an upload together, a piece at a time; they stay. Undefined where one of them is gone. */
export async function assemble({ files, settings }: Needs, id: string, count: number): Promise<Assembled | undefined> {
  const path = draftPath(settings.dataDir)
  const hash = createHash('sha256')
  const all = async function* () {
    for (let number = 0; number < count; number += 1) yield* files.parts.read(id, number)
  }
  try {
    await pipeline(all, hashing(hash), createWriteStream(path, { flags: 'wx', flush: true }))
    return { path, sha256: hash.digest('hex') }
  } catch (error) {
    await rm(path, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
