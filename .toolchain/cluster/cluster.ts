import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBalancer } from './balancer.ts'
import { firstNode, promote, replicaOf, untilFollowed, urlOf, waitFor, type Node } from './databases.ts'
import type { Machines } from './machines.ts'
import { giveAway, listens, member, type Member } from './member.ts'
import { openPooler, type Pooler } from './pooler.ts'
import { serverMember } from './server.ts'

/** A site on several servers, all on this machine. */
export interface Cluster {
  /** Where people reach it. */
  origin: string
  servers: Member[]
  pooler: Pooler
  balancer: Member
  s3: Member
  first: () => Node
  replica: () => Node
  /** Leaves the first database for the replica, and has the one that was first follow it. */
  failOver: () => Promise<void>
  stop: () => Promise<void>
}

export interface ClusterTerms {
  machines: Machines
  /** Everything is kept here. Emptied by nobody: what is there goes on. */
  folder: string
  /** The first of thirty ports. */
  port: number
  /** @default 3 */
  servers?: number
  /** More of a server's environment, by its place. */
  env?: (at: number) => NodeJS.ProcessEnv
  /** Another folder for the first database. */
  firstFolder?: string
  /** Port at which servers reach the pooler, when something stands between. */
  poolerPort?: number
  say: (line: string) => void
}

/** Opens a cluster: databases, pooler, store of files, servers and balancer, in this order. */
export async function openCluster(terms: ClusterTerms): Promise<Cluster> {
  const { machines, folder, port, say, servers: count = 3 } = terms
  mkdirSync(folder, { recursive: true })
  giveAway(folder)
  const place = (name: string, at: number) => ({ machines, folder, name, port: at })
  const opened: Member[] = []
  const open = <T extends Member>(one: T): T => (opened.push(one), one)
  say('正在启动主库与副本…')
  let first = await firstNode({ ...place('node_a', port + 10), folder: terms.firstFolder ?? folder })
  open(first.member)
  let replica = await replicaOf(first, place('node_b', port + 11))
  open(replica.member)
  await waitFor(first, replica.member.name)
  const pooler = await openPooler(machines, { folder, port: port + 12, to: first.port })
  open(pooler.member)
  const s3 = open(await openS3(folder, port + 13))
  const serverPorts = Array.from({ length: count }, (_, at) => port + 1 + at)
  const origin = `http://127.0.0.1:${port}`
  say('正在启动服务器；第一台写入示例数据…')
  const servers: Member[] = []
  for (const [number, at] of serverPorts.entries()) {
    const env = { ...environment(terms, origin), ...terms.env?.(number), PORT: String(at) }
    const own = open(serverMember({ folder, port: at, env }))
    await own.up()
    servers.push(own)
  }
  const balancer = open(await openBalancer(machines, { folder, port, servers: serverPorts }))

  return {
    origin,
    servers,
    pooler,
    balancer,
    s3,
    first: () => first,
    replica: () => replica,
    async failOver() {
      const [old, next] = [first, replica]
      // What the first told before it was killed and came back, the replica may not have yet.
      await untilFollowed(old)
      await old.member.hold()
      await promote(next)
      // Nobody follows it yet, whatever it was told when it was copied.
      await waitFor(next, '')
      pooler.leadTo(next.port)
      first = next
      replica = await replicaOf(next, { machines, folder: old.folder, name: old.member.name, port: old.port })
      opened.push(replica.member)
      await waitFor(next, replica.member.name)
    },
    async stop() {
      for (const one of opened.toReversed()) await one.stop()
    },
  }
}

async function openS3(folder: string, port: number): Promise<Member> {
  const own = member({
    name: 's3',
    command: process.execPath,
    args: [join(import.meta.dirname, 's3-server.ts'), String(port), join(folder, 's3'), 'xinpu-files'],
    log: join(folder, 's3.log'),
    isUp: () => listens(port),
  })
  await own.up()
  return own
}

function environment({ machines, port, poolerPort = port + 12 }: ClusterTerms, origin: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_ORIGIN: origin,
    SANDBOX: '1',
    LOG_LEVEL: 'error',
    // All visitors come from this machine.
    RATE_LIMIT: '100000000',
    SMS_LIMIT: '1000000',
    METRICS_TOKEN: 'cluster-of-this-machine',
    DATABASE_URL: urlOf(poolerPort, 'xinpu'),
    DATABASE_LISTEN_URL: urlOf(poolerPort, 'xinpu_listen'),
    DATABASE_READ_URL: urlOf(port + 11, 'xinpu'),
    DATABASE_PREPARED: machines.keepsStatements ? '1' : '0',
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port + 13}`,
    S3_PUBLIC_ENDPOINT: `http://127.0.0.1:${port + 13}`,
    S3_BUCKET: 'xinpu-files',
    S3_KEY_ID: 'key',
    S3_KEY_SECRET: 'secret',
    S3_PATH_STYLE: '1',
  }
}
