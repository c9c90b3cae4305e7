import { execFile, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A PostgreSQL of our own for a run of tests. */
export interface Postgres {
  url: string
  /** Throws everybody out, goes, and comes back. */
  restart: () => Promise<void>
  /** Kills a process that somebody is connected to, and with it, as PostgreSQL does, everybody's. */
  crash: () => void
  /** Nothing answers, and nothing breaks. */
  pause: () => void
  resume: () => void
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
  const signal = (name: NodeJS.Signals) => processesOf(data).forEach((pid) => process.kill(pid, name))
  return {
    url: `postgres://xinpu@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async restart() {
      await promisify(execFile)(
        join(bin, 'pg_ctl'),
        ['-D', data, '-w', '-m', 'fast', '-l', join(folder, 'log'), '-o', terms, 'restart'],
        owner(folder),
      )
    },
    crash: () => process.kill(connected(processesOf(data)), 'SIGKILL'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    stop() {
      signal('SIGCONT')
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
  const terms = owner(folder)
  return (command, ...args) => spawnSync(command, args, { encoding: 'utf8', ...terms })
}

function owner(folder: string): { cwd: string; uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return { cwd: folder }
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o755)
  return { cwd: folder, uid, gid }
}

/** The postmaster of a data folder and the processes below it. */
function processesOf(data: string): number[] {
  const file = join(data, 'postmaster.pid')
  const main = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : 0
  if (!main) return []
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' })
  return [main, ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)]
}

/** Processes tell in their titles whom they serve: `postgres: xinpu postgres [local] idle`. */
function connected(pids: number[]): number {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '-p', pids.join(',')], { encoding: 'utf8' })
  const line = stdout.split('\n').find((each) => each.includes('[local]'))
  if (!line) throw new Error('Nobody is connected.')
  return Number.parseInt(line, 10)
}
