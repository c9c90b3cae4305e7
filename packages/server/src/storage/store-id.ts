import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The id of a folder of files, made when it is first asked for: who reads the same id has the same files. */
export function storeIdOf(folder: string): string {
  const path = join(folder, 'store-id')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, randomUUID(), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
