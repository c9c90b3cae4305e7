/**
 * Checks the types of every room, or of those that are named, two at a time. Contract, trade, sdk and server are one
 * program: each alone would check the contract again. The compiler is TypeScript's native one, in one thread a room: more
 * threads check the same things more than once.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const said = process.argv.slice(2)
const rooms = said.length > 0 ? said : ['site', 'packages/ui', 'packages', '.toolchain']
const lanes = 2
const tsc = join(root, 'node_modules/typescript-native/bin/tsc')

// The route tree is written and not kept; one that lies there may be older than the routes.
if (rooms.includes('site')) await import('./route-tree.ts')

const waiting = [...rooms]
const failures: string[] = []
await Promise.all(Array.from({ length: lanes }, lane))
if (failures.length > 0) {
  console.error(`Types: ${failures.join(', ')} failed.`)
  process.exit(1)
}

async function lane() {
  for (let room = waiting.shift(); room; room = waiting.shift()) {
    if ((await check(room)) !== 0) failures.push(room)
  }
}

function check(room: string): Promise<number> {
  return new Promise((done) => {
    spawn(process.execPath, [tsc, '-p', room, '--singleThreaded'], { cwd: root, stdio: 'inherit' }).on('exit', (code) =>
      done(code ?? 1),
    )
  })
}
