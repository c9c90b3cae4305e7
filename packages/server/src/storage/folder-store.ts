import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf } from './content-hash.ts'
import { draftPath } from './drafts.ts'
import type { Aside, FileStore } from './file-store.ts'
import { folderParts } from './folder-parts.ts'
import { storeIdOf } from './store-id.ts'

/** The path of a file below its folder: `ab/cd/abcd…`. */
export const pathOf = (sha256: string): string => join(sha256.slice(0, 2), sha256.slice(2, 4), sha256)

/** Files in a folder. @param folder Below the data folder, which is on the same disk. */
export function folderStore(folder: string): FileStore {
  const fullPath = (sha256: string) => join(folder, pathOf(sha256))
  const renew = (sha256: string) => freshen(fullPath(sha256))

  return {
    id: () => storeIdOf(folder),
    place: folder,
    renew,
    async put(bytes) {
      const sha256 = hashOf(bytes)
      if (!(await renew(sha256))) await writeWhole(fullPath(sha256), bytes, dirname(folder))
      return sha256
    },
    async adopt(path, sha256) {
      if (await renew(sha256)) return rm(path, { force: true })
      await mkdir(dirname(fullPath(sha256)), { recursive: true })
      await rename(path, fullPath(sha256))
    },
    sizeOf: (sha256) =>
      stat(fullPath(sha256)).then(
        ({ size }) => size,
        () => undefined,
      ),
    read: (sha256) => createReadStream(fullPath(sha256)),
    answer: async (reply, sha256) =>
      reply.sendFile(pathOf(sha256), folder, { contentType: false, cacheControl: false }),
    isOlder: (sha256, late) => isLate(fullPath(sha256), late),
    setAside: (sha256, late) => setAside(fullPath(sha256), late, draftPath(dirname(folder))),
    hashes: (prefix) => hashesIn(join(folder, prefix)),
    // What lies aside is a draft, and goes with its process.
    sweep: async () => {},
    parts: folderParts(join(folder, 'parts')),
  }
}

/** Gives a file the time of now, which keeps it for a day; answers whether it could. */
async function freshen(path: string): Promise<boolean> {
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

async function setAside(path: string, late: Date, aside: string): Promise<Aside | undefined> {
  if (!(await isLate(path, late)) || !(await isMoved(path, aside))) return undefined
  const putBack = () => rename(aside, path)
  // Somebody may have marked it as new at the last moment.
  return { putBack, drop: async () => ((await isLate(aside, late)) ? rm(aside) : putBack()) }
}

const isMoved = (path: string, aside: string): Promise<boolean> =>
  rename(path, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

async function isLate(path: string, late: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < late
  } catch {
    return false
  }
}

async function* hashesIn(folder: string): AsyncGenerator<string[]> {
  for (const name of await namesIn(folder))
    yield (await namesIn(join(folder, name))).filter((each) => /^[\da-f]{64}$/.test(each))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
