import { Refusal } from '@xinpu/contract/refusal'
import { LRUCache } from 'lru-cache'
import type { House } from '../core/context.ts'
import type { Track, TrackedParcel, Tracking } from './tracking.ts'

/** Milliseconds. Who asks for a parcel more often than every half hour is shut out by 快递100. */
const life = 30 * 60_000
/** Milliseconds after which what failed may be asked for again. */
const rest = 30_000
/** Parcels whose answers are kept. */
const most = 5000
/** Parcels that are asked about at the same time. */
const mostAtOnce = 8

interface Kept {
  /** Milliseconds of the clock. */
  since: number
  life: number
  made: Promise<Track>
}

/** Asks somebody far away no more often than it takes: answers are kept, who asks meanwhile waits for the same. */
export function keptTracking(far: Tracking, now: House['now']): Tracking {
  const kept = new LRUCache<string, Kept>({ max: most })
  let underWay = 0

  async function reach(parcel: TrackedParcel): Promise<Track> {
    underWay += 1
    try {
      return await far.ask(parcel)
    } finally {
      underWay -= 1
    }
  }

  function begin(key: string, parcel: TrackedParcel): Promise<Track> {
    const entry: Kept = { since: now().getTime(), life, made: reach(parcel) }
    kept.set(key, entry)
    entry.made.catch(() => Object.assign(entry, { since: now().getTime(), life: rest }))
    return entry.made
  }

  return {
    async ask(parcel) {
      const key = JSON.stringify([parcel.carrier, parcel.no, parcel.phone ?? ''])
      const known = kept.get(key)
      if (known && isFresh(known, now())) return known.made
      if (underWay >= mostAtOnce) throw new Refusal('查询物流的人很多')
      return begin(key, parcel)
    },
  }
}

/** An answer from the future tells of a clock that jumped back, and is over. */
function isFresh({ since, life: lasting }: Kept, now: Date): boolean {
  const age = now.getTime() - since
  return age >= 0 && age < lasting
}
