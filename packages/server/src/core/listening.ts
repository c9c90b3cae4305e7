/** Hears what is notified on a channel, with what was said; without words after a time in which some may be lost. */
export type Listener = (words?: string) => void

/**
 * Tells whenever something is notified on a channel, until it is stopped. What is notified while nobody is connected is
 * lost: it only wakes those who look for themselves anyway.
 */
export type Listen = (channel: string, heard: Listener) => Promise<() => Promise<void>>

/** Who listens to which channel. */
export interface Listeners {
  /** Adds someone; whether they are the first on their channel. */
  add: (channel: string, heard: Listener) => boolean
  remove: (channel: string, heard: Listener) => void
  channels: () => string[]
  tell: (channel: string, words?: string) => void
}

export function newListeners(): Listeners {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add(channel, heard) {
      const listening = listeners.get(channel) ?? new Set()
      listeners.set(channel, listening.add(heard))
      return listening.size === 1
    },
    remove: (channel, heard) => void listeners.get(channel)?.delete(heard),
    channels: () => [...listeners.keys()],
    tell: (channel, words) => listeners.get(channel)?.forEach((heard) => heard(words)),
  }
}
