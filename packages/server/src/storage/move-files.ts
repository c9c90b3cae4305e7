import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { hashing, hashOfStream } from './content-hash.ts'
import { draftPath } from './drafts.ts'
import type { FileStore } from './file-store.ts'
import { prefixes } from './unnamed-bytes.ts'

/** Two stores of files. */
export interface Way {
  from: FileStore
  to: FileStore
  /** Where a file lies on its way. */
  dataDir: string
}

/** What came of a round through a store. */
export interface Moved {
  files: number
  bytes: number
  /** Files whose bytes are not those that their names say; they are left where they are. */
  damaged: readonly string[]
}

type Act = (sha256: string) => Promise<number | 'damaged'>

/** Copies every file that the other store does not have whole; each is read back and held to its hash. */
export const copyFiles = (way: Way): Promise<Moved> => throughAll(way.from, (sha256) => copyOne(way, sha256))

/** Copies every file and removes it where it was, once what came back from the other store made the same hash. */
export const moveFiles = (way: Way): Promise<Moved> =>
  throughAll(way.from, async (sha256) => {
    const bytes = await copyOne(way, sha256)
    if (bytes !== 'damaged') await (await way.from.setAside(sha256, tomorrow()))?.drop()
    return bytes
  })

/** Reads every file and holds it to its hash. */
export const checkFiles = (store: FileStore): Promise<Moved> =>
  throughAll(store, async (sha256) => {
    const size = (await store.sizeOf(sha256)) ?? 0
    return (await isWhole(store, sha256)) ? size : 'damaged'
  })

async function throughAll(store: FileStore, act: Act): Promise<Moved> {
  const moved = { files: 0, bytes: 0, damaged: [] as string[] }
  for await (const hashes of allHashes(store)) for (const sha256 of hashes) note(moved, sha256, await act(sha256))
  return moved
}

async function* allHashes(store: FileStore): AsyncGenerator<readonly string[]> {
  for (const prefix of prefixes) yield* store.hashes(prefix)
}

function note(moved: { files: number; bytes: number; damaged: string[] }, sha256: string, came: number | 'damaged') {
  if (came === 'damaged') return void moved.damaged.push(sha256)
  moved.files += 1
  moved.bytes += came
}

async function copyOne({ from, to, dataDir }: Way, sha256: string): Promise<number | 'damaged'> {
  const size = await from.sizeOf(sha256)
  if (size === undefined) return 'damaged'
  if ((await to.sizeOf(sha256)) === size && (await isWhole(to, sha256))) return size
  const draft = draftPath(dataDir)
  const hash = createHash('sha256')
  try {
    await pipeline(from.read(sha256), hashing(hash), createWriteStream(draft, { flags: 'wx', flush: true }))
    if (hash.digest('hex') !== sha256) return 'damaged'
    await (await to.setAside(sha256, tomorrow()))?.drop()
    await to.adopt(draft, sha256)
  } finally {
    await rm(draft, { force: true })
  }
  return (await isWhole(to, sha256)) ? size : 'damaged'
}

const isWhole = async (store: FileStore, sha256: string): Promise<boolean> =>
  (await hashOfStream(store.read(sha256))) === sha256

/** Every file is there since before that. */
const tomorrow = () => new Date(Date.now() + 86_400_000)
