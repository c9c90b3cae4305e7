import { plainOf } from '@xinpu/trade/words'
import type { Db } from '../../packages/server/src/core/database.ts'

/** What the machine can do at all: a sorted array and a scan of bytes, without ranks, counts or filters. */
export interface Floor {
  exact: (text: string) => number
  beginning: (text: string, most: number) => string[]
  holding: (text: string, most: number) => number[]
}

/** Every model in memory. */
export async function floorOf(db: Db): Promise<Floor> {
  const rows = await db.selectFrom('part').select('model_plain').execute()
  const sorted = rows.map(({ model_plain }) => model_plain).sort()
  const bytes = Buffer.from(`\n${sorted.join('\n')}\n`, 'latin1')
  const placeOf = (plain: string): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? '') < plain) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    exact: (text) => placeOf(plainOf(text)),
    beginning(text, most) {
      const [plain, from] = [plainOf(text), placeOf(plainOf(text))]
      return sorted.slice(from, from + most).filter((model) => model.startsWith(plain))
    },
    holding(text, most) {
      const found: number[] = []
      for (let at = bytes.indexOf(text, 0, 'latin1'); at >= 0 && found.length < most;)
        at = bytes.indexOf(text, found.push(at) && at + 1, 'latin1')
      return found
    },
  }
}
