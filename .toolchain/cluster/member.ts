import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What is started again whenever it ends, until it is told to stop. */
export interface Terms {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  /** Runs as the user of Debian's PostgreSQL where we are root: those programs refuse root. */
  isHumble?: boolean
  /** Where what it says is kept. */
  log: string
  /** What asks it to end. @default SIGTERM */
  farewell?: NodeJS.Signals
  /** Whether it answers. */
  isUp: () => Promise<boolean>
}

/** One process of the cluster. */
export interface Member {
  name: string
  /** The process that runs now; 0 while none does. */
  pid: () => number
  /** Waits until it answers. */
  up: () => Promise<void>
  /** Kills it without a word, and all that it started; it comes back by itself. */
  kill: () => void
  signal: (name: NodeJS.Signals) => void
  /** Leaves it dead, or lets it live again. */
  hold: () => Promise<void>
  release: () => void
  stop: () => Promise<void>
}

/** The first server writes the samples before it answers: on a machine that does other work that takes minutes. */
const patience = 600_000

/** Whoever ends this process ends all that it started. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => sendTo(child, 'SIGKILL')))

export function member(terms: Terms): Member {
  let child: ChildProcess | undefined
  let isWanted = true
  const start = () => {
    const out = openSync(terms.log, 'a')
    child = spawn(terms.command, terms.args, {
      stdio: ['ignore', out, out],
      env: { ...process.env, ...terms.env },
      // A group of its own: its children go with it, and the terminal's Ctrl-C is ours to pass on.
      detached: true,
      ...(terms.isHumble && humble()),
    })
    const own = child
    running.add(own)
    own.once('error', () => {})
    own.once('exit', () => {
      running.delete(own)
      if (child === own) child = undefined
      if (isWanted) setTimeout(() => isWanted && !child && start(), 100)
    })
  }
  const signal = (name: NodeJS.Signals) => sendTo(child, name)
  const end = async (name: NodeJS.Signals) => {
    isWanted = false
    const own = child
    if (!own) return
    const gone = once(own, 'exit')
    signal('SIGCONT')
    signal(name)
    const isGone = await Promise.race([gone, pause(10_000, 'late' as const)])
    if (isGone === 'late') signal('SIGKILL')
    await gone
  }
  start()
  return {
    name: terms.name,
    pid: () => child?.pid ?? 0,
    up: () => untilTrue(terms.isUp, terms.name),
    kill: () => signal('SIGKILL'),
    signal,
    hold: () => end('SIGKILL'),
    release() {
      isWanted = true
      if (!child) start()
    },
    stop: () => end(terms.farewell ?? 'SIGTERM'),
  }
}

/** To the whole group: a database's workers too. */
function sendTo(child: ChildProcess | undefined, name: NodeJS.Signals): void {
  if (!child?.pid) return
  try {
    process.kill(-child.pid, name)
  } catch {
    // It has just ended.
  }
}

/** Waits until something is so. */
export async function untilTrue(isSo: () => Promise<boolean>, name: string): Promise<void> {
  const began = Date.now()
  while (!(await isSo().catch(() => false))) {
    if (Date.now() - began > patience) throw new Error(`${name} did not answer within ${patience / 1000} seconds.`)
    await pause(50)
  }
}

/** Whether anybody listens at a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => void (socket.destroy(), done(isThere))
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

/** The user that programs run as which refuse root; nobody else where we are not root. */
export function humble(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Gives a folder to that user. */
export function giveAway(folder: string): void {
  const { uid, gid } = humble()
  if (uid === undefined || gid === undefined) return
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o755)
}
