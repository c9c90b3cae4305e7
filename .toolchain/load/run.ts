import { fork } from 'node:child_process'
import { join } from 'node:path'
import { memoryOf } from '../bench/memory.ts'
import { told } from '../bench/search-served.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Crowd, Crowded } from './people.ts'
import { climb, kneeOf, stepOf, type Step } from './steps.ts'

/** What came of asking so many servers at rising rates. */
export interface Climbed {
  servers: number
  steps: Step[]
}

/** A long run at one rate, and the bytes of each process at its beginning and its end. */
export interface Flat {
  minutes: number
  /** One for each minute. */
  steps: Step[]
  memory: { name: string; before: number; after: number }[]
}

/** People in a process of their own, who come in once. */
export interface People extends Disposable {
  send: (terms: Omit<Crowd, 'origin'>) => Promise<Crowded>
}

export function openPeople(origin: string): People {
  const child = fork(join(import.meta.dirname, 'people.ts'), {
    execArgv: ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning'],
  })
  return {
    async send(terms) {
      child.send({ origin, ...terms } satisfies Crowd)
      const [crowded] = (await told(child)) as [Crowded]
      return crowded
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}

/** Leaves so many servers alive, and asks them at rising rates. */
export async function climbOn(cluster: Cluster, people: People, servers: number, seconds: number): Promise<Climbed> {
  await keepServers(cluster, servers)
  console.log(`\n── ${servers} ${servers === 1 ? 'server' : 'servers'}`)
  // What was never asked is slow once.
  await people.send({ rate: 5, seconds: 10 })
  return { servers, steps: await climb(people.send, seconds, (step) => console.log(lineOf(step))) }
}

const lineOf = ({ rate, p50, p99, errors }: Step): string =>
  `   ${rate}/s: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, errors ${(errors * 100).toFixed(2)} %`

async function keepServers({ servers, balancer }: Cluster, count: number): Promise<void> {
  for (const [at, server] of servers.entries())
    if (at < count) {
      server.release()
      await server.up()
    } else await server.hold()
  await balancer.up()
}

/** Of the knee, so much is what a site should have to bear all day. */
const part = 0.5

/** Half an hour and more at a rate that the site bears. */
export async function goOn(cluster: Cluster, people: People, steps: readonly Step[], minutes: number): Promise<Flat> {
  const rate = Math.max(1, Math.round((kneeOf(steps)?.rate ?? 2) * part))
  console.log(`\n── ${minutes} minutes at ${rate}/s`)
  const before = await memories(cluster)
  const flat: Step[] = []
  for (let minute = 0; minute < minutes; minute += 1) flat.push(stepOf(rate, await people.send({ rate, seconds: 60 })))
  const after = await memories(cluster)
  const memory = [...before].map(([name, bytes]) => ({ name, before: bytes, after: after.get(name) ?? 0 }))
  return { minutes, steps: flat, memory }
}

async function memories({ servers, first, replica, pooler, balancer, s3 }: Cluster): Promise<Map<string, number>> {
  const members = [
    ...servers.map((server, at) => [`server ${at + 1}`, server.pid()] as const),
    ['first database', first().member.pid()] as const,
    ['replica', replica().member.pid()] as const,
    ['pooler', pooler.member.pid()] as const,
    ['balancer', balancer.pid()] as const,
    ['store of files', s3.pid()] as const,
  ]
  return new Map(
    await Promise.all(members.map(async ([name, pid]) => [name, pid ? await memoryOf(pid) : 0] as [string, number])),
  )
}
