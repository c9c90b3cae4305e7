import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder and those above it. On a disk that only reads, Node says that a folder is missing: then the disk is asked. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') accessSync(nearest(folder), constants.W_OK)
    throw error
  }
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)))
