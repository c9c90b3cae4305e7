/**
 * Checks the types of all rooms as one program, or of those that are named, each as its own: what rooms share would be
 * checked once a room. The compiler is TypeScript's native one, with two threads: more check the same things more than once.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const said = process.argv.slice(2)
const rooms = said.length > 0 ? said : ['.']
const tsc = join(root, 'node_modules/typescript-native/bin/tsc')

// The route tree is written and not kept; one that lies there may be older than the routes.
if (['.', 'site'].some((room) => rooms.includes(room))) await import('./route-tree.ts')

/** It lives for half a minute, and clearing up is a third of its work: for naught where its 5 GB have room. */
const memory = process.availableMemory() > 8e9 ? { GOGC: 'off' } : {}

const isWell = (room: string): boolean => {
  const env = { ...process.env, ...memory }
  const asked = [tsc, '-p', room, '--checkers', '2']
  return spawnSync(process.execPath, asked, { cwd: root, stdio: 'inherit', env }).status === 0
}

const failures = rooms.filter((room) => !isWell(room))
if (failures.length > 0) {
  console.error(`Types: ${failures.join(', ')} failed.`)
  process.exit(1)
}
