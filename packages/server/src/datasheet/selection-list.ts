import type { ChipModel } from '@xinpu/contract/datasheet/part'
import type { EmptiedBy } from '@xinpu/contract/datasheet/narrowing'
import type { House } from '../core/context.ts'
import type { PartHits, PartQuery } from '../search/part-search.ts'
import { partsOf } from './part-queries.ts'
import { emptiedBy } from './selection-emptied.ts'
import { filterOf, type Narrowed } from './selection-narrowing.ts'

interface Wanted {
  text: string
  narrowed: Narrowed
  sort: PartQuery['sort']
  pageIndex: number
  pageSize: number
}

/** One page of narrowed parts, and what to drop when nothing is left. */
interface Selected {
  data: ChipModel[]
  totalRecord: number
  emptiedBy: EmptiedBy[]
  found: PartHits
}

/** Finds the parts of a list, whatever narrows it. */
export async function select(
  house: Pick<House, 'db' | 'parameterLooks' | 'parts' | 'search'>,
  { text, narrowed, sort, pageIndex, pageSize }: Wanted,
): Promise<Selected> {
  const filter = await filterOf(narrowed, house.search)
  const slice = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const found = await house.search.find({ text, ...filter, sort, ...slice })
  return {
    data: await partsOf(house, found.hits),
    totalRecord: found.total,
    emptiedBy: found.total > 0 ? [] : await emptiedBy(house, { text, narrowed, filter }),
    found,
  }
}
