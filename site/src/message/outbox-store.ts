import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval'
import type { ImMsgType } from '@xinpu/sdk/types'

/** A line that has not arrived, as this device keeps it. */
export interface Kept {
  clientMsgId: string
  /** Who wrote it: somebody else who logs in here does not send it. */
  accountId: number
  sessionId: number
  msgType: ImMsgType
  content: string
  targetId?: number
  /** A picture or file that is sent with it, and its address once it has arrived. */
  file?: File
  url?: string
  /** When it was written, in milliseconds: the order in which lines go out. */
  at: number
  /** Why the server refused it; it waits for the person then. */
  refused?: string
}

let opened: UseStore | undefined
const shelf = () => (opened ??= createStore('xinpu-outbox', 'lines'))

/** A browser without a database keeps what is written as long as the page is open. */
const memory = new Map<string, Kept>()

/** Undefined where the browser has no database, or refuses it. */
async function attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

/** The lines of a person, in the order in which they were written. */
export async function keptOf(accountId: number): Promise<Kept[]> {
  const shelved = await attempt(() => entries<string, Kept>(shelf()))
  return [...(shelved ?? []), ...memory]
    .map(([, line]) => line)
    .filter((line) => line.accountId === accountId)
    .toSorted((one, other) => one.at - other.at)
}

export async function keep(line: Kept): Promise<void> {
  const isKept = await attempt(async () => set(line.clientMsgId, line, shelf()).then(() => true))
  if (!isKept) memory.set(line.clientMsgId, line)
}

export async function forget(clientMsgId: string): Promise<void> {
  memory.delete(clientMsgId)
  await attempt(() => delMany([clientMsgId], shelf()))
}
