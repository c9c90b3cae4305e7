import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the programs of a cluster are. */
export interface Machines {
  /** The folder of the newest PostgreSQL. */
  postgres: string
  pooler: string
  balancer: string
  /** Whether the pooler lets statements through that are kept under names. */
  keepsStatements: boolean
}

const oldest = 15
const home = '/usr/lib/postgresql'
const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })
const inPath = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** PostgreSQL, PgBouncer and HAProxy: those of the machine, else by apt-get when we may, else the command to type. */
export function ensureMachines(): Machines {
  const missing = missingPackages()
  if (missing.length > 0) install(missing)
  const version = /(?<major>\d+)\.(?<minor>\d+)/.exec(run(inPath('pgbouncer') ?? '', '--version').stdout)?.groups ?? {}
  return {
    postgres: postgresFolder() ?? '',
    pooler: inPath('pgbouncer') ?? '',
    balancer: inPath('haproxy') ?? '',
    keepsStatements: Number(version['major']) > 1 || Number(version['minor']) >= 21,
  }
}

const missingPackages = (): string[] => [
  ...(postgresFolder() ? [] : ['postgresql']),
  ...(inPath('pgbouncer') ? [] : ['pgbouncer']),
  ...(inPath('haproxy') ? [] : ['haproxy']),
]

function postgresFolder(): string | undefined {
  const versions = existsSync(home) ? readdirSync(home).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => version >= oldest))
  return newest > 0 ? join(home, String(newest), 'bin') : undefined
}

function install(packages: string[]): void {
  const mayInstall = process.getuid?.() === 0 && run('apt-get', '--version').status === 0 && !process.env['NO_APT']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status
  if (mayInstall) {
    console.log(`› apt-get install ${packages.join(' ')}`)
    apt('update', '-qq')
    if (apt('install', '-y', '-qq', '--no-install-recommends', ...packages) === 0) return
  }
  console.error(
    `A cluster needs: ${packages.join(', ')}.\nInstall them with: sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`,
  )
  process.exit(1)
}
