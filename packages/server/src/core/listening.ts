/** Hears what is notified on a channel, with what was said; without words after a time in which some may be lost. */
export type Heard = (words?: string) => void

/**
 * Tells whenever something is notified on a channel, until it is stopped. What is notified while nobody is connected is
 * lost: it only wakes those who look for themselves anyway.
 */
export type Listen = (channel: string, heard: Heard) => Promise<() => Promise<void>>

/** Who listens to which channel. */
export interface Ears {
  /** Adds someone; whether they are the first on their channel. */
  add: (channel: string, heard: Heard) => boolean
  remove: (channel: string, heard: Heard) => void
  channels: () => string[]
  tell: (channel: string, words?: string) => void
}

export function newEars(): Ears {
  const ears = new Map<string, Set<Heard>>()
  return {
    add(channel, heard) {
      const listening = ears.get(channel) ?? new Set()
      ears.set(channel, listening.add(heard))
      return listening.size === 1
    },
    remove: (channel, heard) => void ears.get(channel)?.delete(heard),
    channels: () => [...ears.keys()],
    tell: (channel, words) => ears.get(channel)?.forEach((heard) => heard(words)),
  }
}
