import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { giveAway, humble, member, untilTrue, type Member } from './member.ts'
import type { Machines } from './machines.ts'

/** A PostgreSQL of the cluster. */
export interface Node {
  member: Member
  port: number
  /** Where its folder lies. */
  folder: string
  url: string
}

interface Place {
  machines: Machines
  folder: string
  name: string
  port: number
}

const terms = (port: number, folder: string): string[] =>
  [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `port=${port}`,
    'max_connections=120',
    'shared_buffers=256MB',
    'random_page_cost=1.1',
    'wal_keep_size=256MB',
    'max_wal_size=256MB',
    'max_slot_wal_keep_size=2GB',
    'log_min_messages=fatal',
  ].flatMap((setting) => ['-c', setting])

/** Makes an empty database cluster and starts it: the first. */
export async function firstNode(place: Place): Promise<Node> {
  const data = prepared(place)
  await tool(place, 'initdb', '-D', data, '-U', 'xinpu', '-A', 'trust', '--locale=C.UTF-8', '--encoding=UTF8')
  const node = started(place, data)
  await node.member.up()
  await onNode(node, 'create database xinpu')
  return node
}

/** Copies a running node and follows it from then on: a replica. */
export async function replicaOf(first: Node, place: Place): Promise<Node> {
  const data = prepared(place)
  const source = `host=127.0.0.1 port=${first.port} user=xinpu application_name=${place.name}`
  await tool(place, 'pg_basebackup', '-d', source, '-D', data, '-R', '-X', 'stream', '--checkpoint=fast')
  const node = started(place, data)
  await node.member.up()
  return node
}

/** Makes a replica the first database. */
export const promote = (node: Node): Promise<unknown> => onNode(node, 'select pg_promote(true, 60)')

/** Waits until a replica has all that its first has by now. */
export async function untilFollowed(first: Node): Promise<void> {
  const ask = async (statement: string) => (await onNode(first, statement)).rows as { lsn: string }[]
  let lsn: string | undefined
  await untilTrue(async () => {
    lsn ??= (await ask('select pg_current_wal_lsn() as lsn'))[0]?.lsn
    return (await ask(`select 1 from pg_stat_replication where replay_lsn >= '${lsn}'`)).length > 0
  }, 'The replica')
}

/**
 * Has every commit wait until a replica has it on its disk, or nobody: only then nothing that was told is lost when the
 * first is left for the replica.
 */
export async function waitFor(first: Node, name: string): Promise<void> {
  await onNode(first, `alter system set synchronous_standby_names = '${name}'`)
  await onNode(first, 'select pg_reload_conf()')
}

/** One statement past the pooler. */
export async function onNode(
  { port }: Pick<Node, 'port'>,
  statement: string,
  database = 'postgres',
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: urlOf(port, database), connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

export const urlOf = (port: number, database: string) => `postgres://xinpu@127.0.0.1:${port}/${database}`

function prepared({ folder, name }: Place): string {
  const data = join(folder, name)
  // Workers of one that was killed write on for a moment.
  rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  mkdirSync(data, { mode: 0o700 })
  const { uid } = humble()
  if (uid !== undefined) spawnSync('chown', ['postgres:', data])
  giveAway(folder)
  return data
}

/** People go on meanwhile: a copy takes its time. */
const tool = ({ machines }: Place, name: string, ...args: string[]): Promise<unknown> =>
  promisify(execFile)(join(machines.postgres, name), args, { cwd: '/', ...humble() })

function started({ machines, folder, name, port }: Place, data: string): Node {
  const node = { port, folder, url: urlOf(port, 'xinpu') }
  const own = member({
    name,
    command: join(machines.postgres, 'postgres'),
    args: ['-D', data, ...terms(port, folder)],
    isHumble: true,
    log: join(folder, `${name}.log`),
    farewell: 'SIGINT',
    isUp: async () => (await onNode(node, 'select 1')).rowCount === 1,
  })
  return { ...node, member: own }
}
