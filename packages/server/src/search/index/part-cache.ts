import type { ChipModel } from '@xinpu/contract/datasheet/part'
import { LRUCache } from 'lru-cache'
import { cacheGeneration } from './cached.ts'
import type { ReadParts } from '../part-search.ts'

/** About 2 kB each. */
const most = 8000
/** Milliseconds; what no news tells, such as a brand's new logo from another node, shows after that. */
const freshness = 30_000

/** Parts that lists showed lately, as long as somebody tells what was written to them. */
export interface PartCache {
  of: ReadParts
  /** These were written to; without ids, all of them may have been. */
  drop: (ids?: readonly number[]) => void
}

/** @param isFollowed Whether `drop` hears of what is written now; while it does not, nothing is kept. */
export function partCache(read: ReadParts, isFollowed: () => boolean): PartCache {
  const kept = new LRUCache<number, ChipModel>({ max: most, ttl: freshness })
  let turn = cacheGeneration()
  /** Goes up with every drop: what was read before it may be what was written over. */
  let era = 0

  const drop: PartCache['drop'] = (ids) => {
    era += 1
    if (ids) for (const id of ids) kept.delete(id)
    else kept.clear()
  }
  const forget = () => {
    if (turn !== cacheGeneration()) drop()
    turn = cacheGeneration()
  }
  const readAndKeep = async (ids: readonly number[]) => {
    const readIn = era
    const found = await read(ids)
    if (readIn === era) for (const [id, part] of found) kept.set(id, part)
    return found
  }

  return {
    drop,
    async of(ids) {
      if (!isFollowed()) return read(ids)
      forget()
      const known = new Map(ids.flatMap((id) => entryOf(id, kept.get(id))))
      const missing = ids.filter((id) => !known.has(id))
      return missing.length === 0 ? known : new Map([...known, ...(await readAndKeep(missing))])
    },
  }
}

const entryOf = (id: number, part: ChipModel | undefined): [number, ChipModel][] => (part ? [[id, part]] : [])
