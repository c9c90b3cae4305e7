/** How far a log has come, as PostgreSQL writes it: `16/B374D848`. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Where the first database stood, and when. */
interface Seen {
  at: number
  position: bigint
}

/** What is known of a replica: how far it has come, and how far behind the first it is. */
export interface Progress {
  /** Notes one look at both; a replica that does not answer has no position. */
  note: (at: number, first: bigint | undefined, replica: bigint | undefined) => void
  /** Whether a list may be read from it by somebody who must see all that was written up to a position. */
  mayServe: (wrote: bigint | undefined) => boolean
}

/** @param patience Milliseconds that a replica may lag. */
export function progress(patience: number): Progress {
  let seen: Seen[] = []
  let reached: bigint | undefined
  let isNear = false

  return {
    note(at, first, replica) {
      reached = replica
      // While the first is away nothing is written that could be missed.
      if (first !== undefined) seen.push({ at, position: first })
      const due = seen.findLast((each) => each.at <= at - patience)
      seen = seen.filter((each) => each === due || each.at > at - patience)
      isNear = replica !== undefined && (due === undefined || replica >= due.position)
    },
    mayServe: (wrote) => isNear && reached !== undefined && (wrote === undefined || wrote <= reached),
  }
}
