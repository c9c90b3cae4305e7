import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openCluster, type Cluster } from '../cluster/cluster.ts'
import { ensureMachines } from '../cluster/machines.ts'
import { breaksOf, drawnBreaks, type Break, type Stage } from './breaks.ts'
import { diceOf } from './dice.ts'
import { jumpingClock } from './jumping-clock.ts'
import { sendPeople, stockFaults, type People } from './people.ts'
import { faultsIn, missedBy } from './read-back.ts'
import { openLine } from './slow-line.ts'
import { openDisk } from './small-disk.ts'
import { clock, type World } from './world.ts'

/** What is to be tried. */
export interface Trial {
  /** Everything lies here. */
  folder: string
  /** The first of thirty free ports. */
  port: number
  /** So many kills, and what is drawn between them. */
  kills: number
  seed: number
  say: (line: string) => void
  /** Told at once what is to be undone at the end, whatever happens. */
  undo: (work: () => void) => void
}

/** One thing that went wrong, and the longest time in which nobody was told anything done, in milliseconds. */
export interface Broken {
  name: string
  isKill: boolean
  away: number
}

/** What came of a trial. */
export interface Report {
  seed: number
  broken: Broken[]
  world: World
  faults: string[]
  /** What this machine did not allow. */
  leftOut: string[]
}

/** Nobody waits longer for one thing that went wrong to be over, or for the first answer after it; milliseconds. */
const patience = 180_000

/** Breaks a whole site while people use it, and holds what is there against what they were told. */
export async function tryAll(trial: Trial): Promise<Report> {
  const stage = await openStage(trial)
  let isOver = false
  const world: World = {
    origin: stage.cluster.origin,
    dice: diceOf(trial.seed + 1),
    written: [],
    glances: [],
    acts: new Map(),
    answers: new Map(),
    isOver: () => isOver,
  }
  const report: Report = { seed: trial.seed, broken: [], world, faults: [], leftOut: leftOutOf(stage) }
  try {
    const people = await within(sendPeople(world), 'people to come in')
    await breakAll(trial, stage, report, people)
    isOver = true
    report.faults.push(...(await lastFaults(stage, report, people)))
  } catch (error) {
    report.faults.push(String(error))
  }
  isOver = true
  await within(stage.cluster.stop(), 'the cluster to stop').catch((error: unknown) => trial.say(String(error)))
  return report
}

async function openStage({ folder, port, seed, say, undo }: Trial): Promise<Stage> {
  const databaseDisk = openDisk(join(folder, 'first'), 2000)
  if (databaseDisk) undo(databaseDisk.stop)
  const serverDisk = openDisk(join(folder, `server-${port + 1}`), 600)
  if (serverDisk) undo(serverDisk.stop)
  const line = await openLine(port + 14, port + 12)
  undo(line.stop)
  const clock = jumpingClock(join(folder, 'clock'))
  const cluster = await openCluster({
    machines: ensureMachines(),
    folder,
    port,
    say,
    poolerPort: port + 14,
    ...(databaseDisk && { firstFolder: join(folder, 'first') }),
    env: (at) => (at === 2 ? { ...clock?.env } : {}),
  })
  return { cluster, dice: diceOf(seed), line, databaseDisk, serverDisk, clock }
}

const leftOutOf = ({ databaseDisk, serverDisk, clock }: Stage): string[] => [
  ...(databaseDisk && serverDisk ? [] : ['full disks: nobody may mount one here']),
  ...(clock ? [] : ['jumps of a clock: libfaketime is not there']),
]

/** Until there were enough kills, and everything else has happened too. */
async function breakAll(trial: Trial, stage: Stage, report: Report, people: People): Promise<void> {
  const all = breaksOf(stage)
  const kills = () => report.broken.filter(({ isKill }) => isKill).length
  for (const each of drawnBreaks(all, stage.dice)) {
    if (kills() >= trial.kills && report.broken.length >= all.length) return
    const away = await breakOnce(stage, report.world, each)
    report.broken.push({ name: each.name, isKill: each.isKill, away })
    trial.say(`${String(kills()).padStart(4)}/${trial.kills}  ${each.name}: ${Math.round(away)} ms`)
    report.faults.push(...(await within(faultsIn(report.world, stage.cluster, people.firsts), 'reading back')))
    if (report.faults.length > 0) return
  }
}

/** Does it, and waits until somebody is told done what they asked for afterwards. */
async function breakOnce(stage: Stage, { written }: World, { name, work }: Break): Promise<number> {
  await pause(stage.dice.between(300, 2000))
  const [began, from] = [clock(), written.length]
  await within(Promise.resolve(work(stage)), name)
  const over = clock()
  const done = () => written.slice(from).filter(({ outcome }) => outcome === 'done')
  while (!done().some(({ begin }) => begin > over)) {
    if (clock() - over > patience) throw new Error(`Nothing was told done for ${patience / 1000} s after: ${name}`)
    await pause(20)
  }
  return longestSilence([began, ...done().map(({ end }) => end)])
}

const longestSilence = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? time)))

/** When everybody has gone home and everything is up again. */
async function lastFaults({ cluster }: Stage, { world }: Report, people: People): Promise<string[]> {
  await within(people.done, 'people to go home')
  await within(everybodyUp(cluster), 'everybody to be up again')
  const faults = await within(faultsIn(world, cluster, people.firsts), 'reading back')
  faults.push(...(await within(missedBy(world.written, people.all), 'people to look themselves')))
  return [...faults, ...(await within(stockFaults(people), 'the stock'))]
}

async function everybodyUp({ servers, pooler, balancer, s3, first, replica }: Cluster): Promise<void> {
  for (const one of [first().member, replica().member, pooler.member, s3, ...servers, balancer]) await one.up()
}

/** Nothing is waited for without an end. */
async function within<T>(work: Promise<T>, what: string): Promise<T> {
  const end = new AbortController()
  const late = pause(patience, undefined, { signal: end.signal }).then(
    () => Promise.reject(new Error(`Waited ${patience / 1000} s for ${what}.`)),
    () => work,
  )
  return Promise.race([work, late]).finally(() => end.abort())
}
