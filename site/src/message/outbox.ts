import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type Client } from '@xinpu/sdk'
import { chatSend, sessionList } from '@xinpu/sdk/message'
import { answersOf } from '@xinpu/sdk/query'
import type { ImMsg } from '@xinpu/sdk/types'
import { uploadFor } from '../app/files.ts'
import { forget, keep, keptOf, type Kept } from './outbox-store.ts'
import { addLine } from './queries.ts'

/** Lines on their way: they survive a reload and an absent network, and arrive once, however often they are sent. */
export interface Outbox {
  subscribe: (listener: () => void) => () => void
  /** The lines that have not arrived, in their order; the same array until something changes. */
  lines: () => readonly Kept[]
  /** Whether the network was missing when a line was sent last. */
  isCut: () => boolean
  add: (line: Omit<Kept, 'clientMsgId' | 'accountId' | 'at'>) => Promise<void>
  resend: (clientMsgId: string) => Promise<void>
  drop: (clientMsgId: string) => Promise<void>
  /** Sends what waits, one after the other. */
  flush: () => Promise<void>
}

const name = 'xinpu-outbox'
/** A line that met no network goes out again after this, if nothing says before that there is one. */
const patience = 5000

export function outboxOf(call: Client, held: QueryClient, accountId: number): Outbox {
  let kept: readonly Kept[] = []
  let isCut = false
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  let others: BroadcastChannel | undefined
  let ready: Promise<void> | undefined

  /** Nothing is touched before somebody listens: a server that renders has no such shelf. */
  function open(): Promise<void> {
    if (!others) {
      others = new BroadcastChannel(name)
      others.addEventListener('message', () => void reload())
    }
    return (ready ??= reload())
  }

  async function reload() {
    kept = await keptOf(accountId)
    for (const listener of listeners) listener()
  }
  async function change(made: Promise<void>) {
    await made
    await reload()
    others?.postMessage(undefined)
  }

  /** One tab sends at a time; what another one has sent meanwhile is gone from the shelf. */
  async function flush() {
    clearTimeout(timer)
    await open()
    const locks = (navigator as Partial<Navigator>).locks
    await (locks ? locks.request(name, sendAll) : sendAll())
  }

  async function sendAll() {
    for (const line of await keptOf(accountId)) {
      if (line.refused !== undefined) continue
      isCut = !(await sendOne(line))
      if (!isCut) continue
      timer = setTimeout(() => void flush(), patience)
      await reload()
      return
    }
  }

  /** Whether there was a network. A refusal is kept with the line. */
  async function sendOne(line: Kept): Promise<boolean> {
    try {
      const arrived = await deliver(call, line)
      addLine(held, arrived)
      await change(forget(line.clientMsgId))
      void held.invalidateQueries(answersOf(sessionList))
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'network') return false
      await change(keep({ ...line, refused: error instanceof Error ? error.message : '没有发出' }))
    }
    return true
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      void open()
      return () => listeners.delete(listener)
    },
    lines: () => kept,
    isCut: () => isCut,
    async add(line) {
      // Two that are written at once, a card and its words, keep their order.
      last = Math.max(Date.now(), last + 1)
      await change(keep({ ...line, accountId, clientMsgId: crypto.randomUUID(), at: last }))
      await flush()
    },
    async resend(clientMsgId) {
      const line = kept.find((one) => one.clientMsgId === clientMsgId)
      if (!line) return
      const { refused: _, ...rest } = line
      await change(keep(rest))
      await flush()
    },
    drop: (clientMsgId) => change(forget(clientMsgId)),
    flush,
  }
}

/** A file goes first; where it is stored is kept, so that it is not sent twice. */
async function deliver(call: Client, line: Kept): Promise<ImMsg> {
  const { sessionId, msgType, content, targetId, clientMsgId, file } = line
  if (file && !line.url) {
    line.url = (await uploadFor(call, 'chat')(file)).url
    await keep(line)
  }
  return call(chatSend, {
    sessionId,
    msgType,
    content,
    clientMsgId,
    ...(line.url !== undefined && { url: line.url }),
    ...(targetId !== undefined && { targetId }),
  })
}
