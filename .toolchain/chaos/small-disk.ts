import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own under a folder, which can be filled. */
export interface SmallDisk {
  fill: () => void
  free: () => void
  stop: () => void
}

/** Puts a disk of so many megabytes under a folder; undefined where this machine lets nobody do that. */
export function openDisk(folder: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true })
  const size = `size=${megabytes}m,mode=755`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status !== 0) return undefined
  const ballast = join(folder, 'ballast')
  return {
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    // Also while somebody still has a file there open.
    stop: () => void spawnSync('umount', ['--lazy', folder]),
  }
}

const megabyte = Buffer.alloc(2 ** 20)

/** Until nothing more fits. */
function fillWith(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, megabyte)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}
