import { spawnSync } from 'node:child_process'
import { existsSync, globSync, writeFileSync } from 'node:fs'

/** The clock of one server, which can jump. */
export interface JumpingClock {
  /** What the server needs in its environment. */
  env: NodeJS.ProcessEnv
  /** So many seconds ahead, or behind where it is less than none. */
  jump: (seconds: number) => void
}

/** By libfaketime of Debian, which answers all who ask for the time of day; undefined where it cannot be had. */
export function jumpingClock(file: string): JumpingClock | undefined {
  const library = libraryPath() ?? installed()
  if (!library) return undefined
  const jump = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`)
  jump(0)
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // What measures durations does not jump on a real machine either.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    jump,
  }
}

const libraryPath = (): string | undefined =>
  globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').find((path) => existsSync(path))

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || process.env['NO_APT']) return undefined
  console.log('› apt-get install libfaketime')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libfaketime'], { env })
  return libraryPath()
}
