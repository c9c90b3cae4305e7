import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machines } from './machines.ts'
import { giveAway, listens, member, type Member } from './member.ts'

/** PgBouncer before the first database. */
export interface Pooler {
  member: Member
  /** Leads everybody to another database, from the next statement on. */
  leadTo: (port: number) => void
}

export async function openPooler(
  machines: Machines,
  { folder, port, to }: { folder: string; port: number; to: number },
): Promise<Pooler> {
  const path = join(folder, 'pooler.ini')
  const lead = (database: number) => writeFileSync(path, settings({ port, database, keeps: machines.keepsStatements }))
  lead(to)
  giveAway(folder)
  const own = member({
    name: 'pooler',
    command: machines.pooler,
    args: [path],
    isHumble: true,
    log: join(folder, 'pooler.log'),
    farewell: 'SIGINT',
    isUp: () => listens(port),
  })
  await own.up()
  return {
    member: own,
    leadTo(database) {
      lead(database)
      own.signal('SIGHUP')
    },
  }
}

/** Connections of transactions, and a few of sessions for who hears notifications. */
const settings = ({ port, database, keeps }: { port: number; database: number; keeps: boolean }) => `[databases]
xinpu = host=127.0.0.1 port=${database} dbname=xinpu user=xinpu
xinpu_listen = host=127.0.0.1 port=${database} dbname=xinpu user=xinpu pool_mode=session

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 30
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 15
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
${keeps ? 'max_prepared_statements = 200\n' : ''}`
