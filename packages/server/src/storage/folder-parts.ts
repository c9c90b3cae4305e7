import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PartStore } from './file-store.ts'

/** Parts in a folder beside the files: an upload has a folder of its own. */
export function folderParts(folder: string): PartStore {
  const partPath = (id: string, number: number) => join(folder, id, String(number))

  return {
    async keep(draft, id, number) {
      const path = partPath(id, number)
      await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
    },
    read: (id, number) => createReadStream(partPath(id, number)),
    drop: (id) => rm(join(folder, id), { recursive: true, force: true }),
    async uploads() {
      const names = await readdir(folder).catch(() => [])
      const all = await Promise.all(names.map((id) => toldOf(folder, id)))
      return all.filter((each) => each !== undefined)
    },
  }
}

async function toldOf(folder: string, id: string) {
  const found = await stat(join(folder, id)).catch(() => undefined)
  return found && { id, at: found.mtime }
}
