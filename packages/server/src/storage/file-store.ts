import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { createReadStream, type ReadStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { draftPath } from './drafts.ts'

declare module '../core/context.ts' {
  interface House {
    files: FileStore
  }
}

/** Files by their content: the same bytes are kept once. */
export interface FileStore {
  /** Where the files lie. */
  readonly folder: string
  /** The sha256 of some bytes, in hex. */
  hashOf: (bytes: Uint8Array) => string
  /** Writes some bytes, or marks those that are there as new; answers their sha256. Their row is kept first (`keepBytes`). */
  put: (bytes: Uint8Array) => Promise<string>
  /** Moves a whole file of the same disk to its place, or marks the one that is there as new. Its row is kept first. */
  adopt: (path: string, sha256: string) => Promise<void>
  /** Size in bytes; undefined where the file is gone. */
  sizeOf: (sha256: string) => Promise<number | undefined>
  read: (sha256: string) => ReadStream
  /** The path below `folder`: `ab/cd/abcd…`. */
  pathOf: (sha256: string) => string
}

/** @param folder Below the data folder, which is on the same disk. */
export function fileStore(folder: string): FileStore {
  const pathOf = (sha256: string) => join(sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  const fullPath = (sha256: string) => join(folder, pathOf(sha256))

  async function sizeOf(sha256: string) {
    try {
      return (await stat(fullPath(sha256))).size
    } catch {
      return undefined
    }
  }

  async function put(bytes: Uint8Array) {
    const sha256 = hashOf(bytes)
    if (!(await freshen(fullPath(sha256)))) await writeWhole(fullPath(sha256), bytes, dirname(folder))
    return sha256
  }

  async function adopt(path: string, sha256: string) {
    if (await freshen(fullPath(sha256))) return rm(path, { force: true })
    await mkdir(dirname(fullPath(sha256)), { recursive: true })
    await rename(path, fullPath(sha256))
  }

  return { folder, hashOf, pathOf, put, adopt, sizeOf, read: (sha256) => createReadStream(fullPath(sha256)) }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Gives a file the time of now, which keeps it for a day; answers whether it could. */
export async function freshen(path: string): Promise<boolean> {
  try {
    await utimes(path, new Date(), new Date())
    return true
  } catch {
    return false
  }
}

/** Under another name first, so that a file that is there is whole. */
async function writeWhole(path: string, bytes: Uint8Array, dataDir: string) {
  await mkdir(dirname(path), { recursive: true })
  const draft = draftPath(dataDir)
  try {
    await writeSynced(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeSynced(path: string, bytes: Uint8Array) {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
