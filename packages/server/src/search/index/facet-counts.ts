import type { Aim } from '../aim.ts'
import { facetNames, type FacetCounts, type FacetName } from '../part-search.ts'
import { textAt } from './arena.ts'
import { answersOf } from './finding.ts'
import type { Level } from './levels.ts'
import type { Narrowing } from './narrowed.ts'
import type { Segment } from './segment.ts'
import type { Shelf, Standing } from './shelf.ts'

/** Values of a facet that are told. */
const mostValues = 60

/** What answers, segment by segment. */
export type Answers = { standing: Standing; levels: Level[] }[]

/** An aim, what narrows it, and what answers to both. */
export interface Asked {
  aim: Aim | undefined
  narrowing: Narrowing
  base: Answers
}

const choices: Record<FacetName, keyof Narrowing> = {
  stock: 'inStock',
  categoryId: 'categoryIds',
  brandId: 'brandIds',
  package: 'packages',
}

/** The values of every facet; what a facet narrows is found anew without it, the others share what is found. */
export function facetCounts(shelf: Shelf, { aim, narrowing, base }: Asked): FacetCounts[] {
  return facetNames.map((facet) => {
    const own = choices[facet]
    const answers = isSet(narrowing[own]) ? answersOf(shelf, aim, { ...narrowing, [own]: undefined }) : base
    return { facet, values: counted(facet, answers), exact: true }
  })
}

const isSet = (choice: Narrowing[keyof Narrowing]): boolean =>
  Array.isArray(choice) ? choice.length > 0 : Boolean(choice)

function counted(facet: FacetName, answers: Answers): FacetCounts['values'] {
  const counts = new Map<string, number>()
  for (const { standing, levels } of answers)
    for (const [value, count] of tallies[facet](standing.segment, levels))
      counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, mostValues)
}

type Tally = (segment: Segment, levels: readonly Level[]) => [string, number][]

const tallies: Record<FacetName, Tally> = {
  stock: ({ stocks }, levels) =>
    told(
      tally((doc) => (stocks[doc]! > 0 ? 1 : 0), 2, levels),
      (one) => (one ? 'true' : ''),
    ),
  categoryId: ({ categories }, levels) =>
    told(
      tally((doc) => categories[doc]!, greatest(categories), levels),
      String,
    ),
  brandId: ({ brands }, levels) =>
    told(
      tally((doc) => brands[doc]!, greatest(brands), levels),
      String,
    ),
  package: ({ packages, packageNames }, levels) =>
    told(
      tally((doc) => packages[doc]!, packageNames.starts.length, levels),
      (name) => textAt(packageNames, name),
    ),
}

function tally(codeOf: (doc: number) => number, codes: number, levels: readonly Level[]): Uint32Array {
  const counts = new Uint32Array(codes)
  for (const { docs } of levels) docs.each((doc) => void (counts[codeOf(doc)]! += 1))
  return counts
}

/** What was counted at all, by name; parts without a value are not told. */
function told(counts: Uint32Array, nameOf: (code: number) => string): [string, number][] {
  const pairs: [string, number][] = []
  counts.forEach((count, code) => {
    const name = count > 0 ? nameOf(code) : ''
    if (name !== '') pairs.push([name, count])
  })
  return pairs
}

const most = new WeakMap<Int32Array, number>()

function greatest(ids: Int32Array): number {
  const known = most.get(ids) ?? ids.reduce((high, id) => Math.max(high, id), 0) + 1
  most.set(ids, known)
  return known
}
