import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownLock, stateOf } from '../core/lock-holder.ts'

/** Every process, and every thread of it, writes into a folder of its own, which tells whose it is. */
const own = randomUUID()
const day = 24 * 60 * 60_000

const draftsOf = (dataDir: string) => join(dataDir, 'drafts')

/** This process's folder for what is being written and not whole yet: on the disk of the data folder, so that it can be moved to its place. */
export function draftFolder(dataDir: string): string {
  const folder = join(draftsOf(dataDir), own)
  if (mkdirSync(folder, { recursive: true })) writeFileSync(join(folder, 'owner'), ownLock(0))
  return folder
}

/** Where something new may be written. */
export const draftPath = (dataDir: string): string => join(draftFolder(dataDir), randomUUID())

/**
 * Deletes what processes left behind that were killed. One that cannot be seen counts as dead after a day without a
 * draft, or at once when nobody else can have the data folder.
 */
export function sweepDrafts(dataDir: string, { isAlone, now }: { isAlone: boolean; now: Date }): void {
  for (const name of foldersIn(draftsOf(dataDir))) {
    const folder = join(draftsOf(dataDir), name)
    const state = stateOf(ownerOf(folder))
    const isOld = () => statSync(folder).mtimeMs < now.getTime() - day
    if (state === 'dead' || (state === 'hidden' && (isAlone || isOld())))
      rmSync(folder, { recursive: true, force: true })
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function ownerOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'owner'), 'utf8')
  } catch {
    return ''
  }
}
