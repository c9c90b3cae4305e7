import { setTimeout as pause } from 'node:timers/promises'
import { familyOf } from '../bench/memory.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Member } from '../cluster/member.ts'
import type { Dice } from './dice.ts'
import type { JumpingClock } from './jumping-clock.ts'
import type { SlowLine } from './slow-line.ts'
import type { SmallDisk } from './small-disk.ts'

/** What can be broken. */
export interface Stage {
  cluster: Cluster
  dice: Dice
  /** Between servers and pooler. */
  line: SlowLine
  /** Under the database that was first at the beginning, and under the data folder of the first server. */
  databaseDisk: SmallDisk | undefined
  serverDisk: SmallDisk | undefined
  /** Of the last server. */
  clock: JumpingClock | undefined
}

/** Something that goes wrong. It is over when the work is. */
export interface Break {
  name: string
  /** Whether somebody is killed without a word. */
  isKill: boolean
  /** How often it is drawn, against the others. */
  weight: number
  work: (stage: Stage) => unknown
}

const kill = (name: string, weight: number, work: Break['work']): Break => ({ name, isKill: true, weight, work })
const other = (name: string, weight: number, work: Break['work']): Break => ({ name, isKill: false, weight, work })

const aServer = ({ cluster, dice }: Stage): Member => cluster.servers[dice.below(cluster.servers.length)] as Member

/** Everything that can go wrong here; what this machine does not allow is left out. */
export const breaksOf = ({ databaseDisk, serverDisk, clock }: Stage): Break[] => [
  kill('kill -9 of a server', 5, (stage) => aServer(stage).kill()),
  kill('kill -9 of all servers', 0.5, ({ cluster }) => cluster.servers.forEach((server) => server.kill())),
  kill('kill -9 of the first database', 2, ({ cluster }) => cluster.first().member.kill()),
  kill('kill -9 of a worker of the first database', 1, killWorker),
  kill('kill -9 of the replica', 1, ({ cluster }) => cluster.replica().member.kill()),
  kill('kill -9 of the pooler', 2, ({ cluster }) => cluster.pooler.member.kill()),
  kill('kill -9 of the balancer', 1, ({ cluster }) => cluster.balancer.kill()),
  kill('kill -9 of the store of files', 0.5, ({ cluster }) => cluster.s3.kill()),
  other('a server stands still', 1, (stage) => standStill(stage, aServer(stage))),
  other('the first database stands still', 0.5, (stage) => standStill(stage, stage.cluster.first().member)),
  other('the replica stands still', 0.5, (stage) => standStill(stage, stage.cluster.replica().member)),
  other('the pooler stands still', 0.5, (stage) => standStill(stage, stage.cluster.pooler.member)),
  other('the line to the pooler is slow', 0.7, slowDown),
  other('the line to the pooler is cut', 0.7, ({ line }) => line.cut()),
  ...(databaseDisk ? [other('the disk of a database is full', 0.4, (stage) => fill(stage, databaseDisk))] : []),
  ...(serverDisk ? [other('the disk of a server is full', 0.4, (stage) => fill(stage, serverDisk))] : []),
  ...(clock ? [other('the clock of a server jumps', 0.7, (stage) => jump(stage, clock))] : []),
  other('failover to the replica', 0.4, ({ cluster }) => cluster.failOver()),
]

async function killWorker({ cluster, dice }: Stage): Promise<void> {
  const postmaster = cluster.first().member.pid()
  const workers = (await familyOf(postmaster)).filter((pid) => pid !== postmaster)
  signalTo(workers.slice(dice.below(workers.length)).slice(0, 1), 'SIGKILL')
}

/** With all that it started: the workers of a database are groups of their own. */
async function standStill({ dice }: Stage, { pid }: Member): Promise<void> {
  const family = await familyOf(pid())
  signalTo(family, 'SIGSTOP')
  await pause(dice.between(500, 4000))
  signalTo(family, 'SIGCONT')
}

/** 0 and 1 are nobody's to signal. */
function signalTo(family: readonly number[], name: NodeJS.Signals): void {
  for (const pid of family.filter((each) => each > 1))
    try {
      process.kill(pid, name)
    } catch {
      // It has just ended.
    }
}

async function slowDown({ line, dice }: Stage): Promise<void> {
  line.delay = dice.between(20, 400)
  await pause(dice.between(1000, 4000))
  line.delay = 0
}

async function fill({ dice }: Stage, disk: SmallDisk): Promise<void> {
  disk.fill()
  await pause(dice.between(1000, 4000))
  disk.free()
}

async function jump({ dice }: Stage, clock: JumpingClock): Promise<void> {
  clock.jump(Math.round(dice.between(-600, 600)))
  await pause(dice.between(2000, 4000))
  clock.jump(0)
}

/** Every kind once, in a drawn order, and from then on by their weights. */
export function* drawnBreaks(all: readonly Break[], dice: Dice): Generator<Break, never> {
  const left = [...all]
  while (left.length > 0) yield left.splice(dice.below(left.length), 1)[0] as Break
  const sum = all.reduce((total, { weight }) => total + weight, 0)
  for (;;) {
    let place = dice.draw() * sum
    yield all.find(({ weight }) => (place -= weight) < 0) ?? (all[0] as Break)
  }
}
