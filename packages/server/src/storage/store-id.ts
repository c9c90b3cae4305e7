import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The id of the files of a data folder, made when they are first asked for: who reads the same id has the same files. */
export function storeIdOf(dataDir: string): string {
  const path = join(dataDir, 'files', 'store-id')
  try {
    mkdirSync(join(dataDir, 'files'), { recursive: true })
    writeFileSync(path, randomUUID(), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
