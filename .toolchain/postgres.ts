import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL of our own for a run of tests. */
export interface Postgres {
  url: string
  stop: () => void
}

/** Starts PostgreSQL on a socket in a folder of its own; undefined where it can neither be found nor installed. */
export function startPostgres(): Postgres | undefined {
  const bin = binaries() ?? installed()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'xinpu-pg-'))
  const as = runAs(folder)
  const data = join(folder, 'data')
  const made = as(
    join(bin, 'initdb'),
    '-D',
    data,
    '-U',
    'xinpu',
    '-A',
    'trust',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--no-sync',
  )
  if (made.status !== 0) return undefined
  const terms = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off -c shared_buffers=256MB`
  const started = as(join(bin, 'pg_ctl'), '-D', data, '-w', '-l', join(folder, 'log'), '-o', terms, 'start')
  if (started.status !== 0) return undefined
  return {
    url: `postgres://xinpu@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      as(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const oldest = 15
const home = '/usr/lib/postgresql'

/** The newest installed PostgreSQL that we support. */
function binaries(): string | undefined {
  const versions = existsSync(home)
    ? readdirSync(home)
        .map(Number)
        .filter((version) => version >= oldest)
    : []
  return versions.length > 0 ? join(home, String(Math.max(...versions)), 'bin') : undefined
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || process.env['NO_APT']) return undefined
  console.log('› apt-get install postgresql')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env })
  return binaries()
}

type Run = (command: string, ...args: string[]) => SpawnSyncReturns<string>

/** PostgreSQL refuses to run as root: then its own user runs it, and owns the folder. */
function runAs(folder: string): Run {
  const plain: Run = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' })
  if (process.getuid?.() !== 0) return plain
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o755)
  return (command, ...args) => spawnSync(command, args, { encoding: 'utf8', uid, gid, cwd: folder })
}
