import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../core/operator-error.ts'

/** Where Debian keeps the programs of each version. */
const home = '/usr/lib/postgresql'

/** PostgreSQL's own programs for whole databases. */
type Tool = 'pg_dump' | 'pg_restore'

/** Runs one of PostgreSQL's own programs to its end. The address of the database goes in the environment: it may hold a password, and a command line is seen by all. */
export async function runTool(tool: Tool, databaseUrl: string, args: readonly string[]): Promise<void> {
  const program = spawn(pathOf(tool), args, {
    env: { ...process.env, ...addressOf(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  program.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = (await once(program, 'close').catch(() => {
    throw new OperatorError(
      `找不到 ${tool}。请安装 PostgreSQL 的客户端程序（Debian：apt-get install postgresql-client）。`,
    )
  })) as [number]
  if (code !== 0) throw new OperatorError(`${tool} 没有做完：${said.trim() || `退出码 ${code}`}`)
}

/** The newest that is installed; else whatever the path has. */
function pathOf(tool: Tool): string {
  const versions = existsSync(home) ? readdirSync(home).map(Number).filter(Number.isFinite) : []
  const newest = versions
    .toSorted((one, other) => other - one)
    .find((at) => existsSync(join(home, String(at), 'bin', tool)))
  return newest === undefined ? tool : join(home, String(newest), 'bin', tool)
}

/** An address of a database as the variables that libpq reads (PostgreSQL 17, section 32.15). */
export function addressOf(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl)
  const told = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.searchParams.get('port') ?? url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''))
}
