/** What became of something that was asked: it was told done, it was refused, or nobody knows. */
export type Outcome = 'done' | 'refused' | 'unknown'

/** Something that is to be there once: an order, a line of a talk, a demand. Times are milliseconds of one clock. */
export interface Written {
  kind: string
  /** The client's own name for it. */
  key: string
  outcome: Outcome
  begin: number
  end: number
  /** Its number, where that was told. */
  id?: number | undefined
}

/** What is wrong with what was found, by name. */
export interface Tally {
  /** Told done, and not there. */
  lost: string[]
  /** There more than once. */
  doubled: string[]
  /** There although it was refused. */
  refused: string[]
}

/** Holds what was found against what was told: what nobody knows may be there once, or not at all. */
export function tallyOf(written: readonly Written[], found: ReadonlyMap<string, number>): Tally {
  const times = ({ key }: Written) => found.get(key) ?? 0
  const named = (which: (one: Written) => boolean) => written.filter(which).map(({ kind, key }) => `${kind} ${key}`)
  return {
    lost: named((one) => one.outcome === 'done' && times(one) === 0),
    doubled: [...found].filter(([, count]) => count > 1).map(([key]) => key),
    refused: named((one) => one.outcome === 'refused' && times(one) > 0),
  }
}

/** A list that a session read: what it had written itself by then is in it. */
export interface Glance {
  key: string
  /** When it was asked. */
  begin: number
  isSeen: boolean
}

/** What sessions did not see of their own, although it had been told done before they asked. */
export const unseenOf = (written: readonly Written[], glances: readonly Glance[]): string[] => {
  const done = new Map(written.flatMap(({ key, outcome, end }) => (outcome === 'done' ? [[key, end] as const] : [])))
  return glances
    .filter(({ key, begin, isSeen }) => !isSeen && (done.get(key) ?? Number.POSITIVE_INFINITY) <= begin)
    .map(({ key }) => key)
}
