import { facetNames, type FacetCounts, type FacetName } from '../part-search.ts'
import { textAt } from './arena.ts'
import { countOf, lowest, type Bits } from './bits.ts'
import { narrowedTo, type Matches, type Matched } from './matching.ts'
import { throughOf, type Narrowing } from './narrowed.ts'

/** Values of a facet that are told. */
const mostValues = 60

const choices: Record<FacetName, keyof Narrowing> = {
  stock: 'inStock',
  categoryId: 'categoryIds',
  brandId: 'brandIds',
  package: 'packages',
}

/** The values of every facet; what a facet narrows is counted without it, the others share what is left. */
export function facetCounts({ found, left, narrowing }: Matches): FacetCounts[] {
  return facetNames.map((facet) => {
    const own = choices[facet]
    const counts = isSet(narrowing[own]) ? narrowedTo(found, { ...narrowing, [own]: undefined }) : left
    return { facet, values: counted(facet, counts), exact: true }
  })
}

const isSet = (choice: Narrowing[keyof Narrowing]): boolean =>
  Array.isArray(choice) ? choice.length > 0 : Boolean(choice)

function counted(facet: FacetName, found: readonly Matched[]): FacetCounts['values'] {
  const counts = new Map<string, number>()
  for (const matched of found)
    for (const [value, count] of tallies[facet](matched)) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, mostValues)
}

type Tally = (matched: Matched) => [string, number][]

const tallies: Record<FacetName, Tally> = {
  stock: ({ segment, docs }) => {
    const inStock = countOf(throughOf(segment, { inStock: true }, docs))
    return inStock > 0 ? [['true', inStock]] : []
  },
  categoryId: ({ segment: { categories }, docs }) => told(tally(docs, categories, greatest(categories)), String),
  brandId: ({ segment: { brands }, docs }) => told(tally(docs, brands, greatest(brands)), String),
  package: ({ segment: { packages, packageNames }, docs }) =>
    told(tally(docs, packages, packageNames.starts.length), (name) => textAt(packageNames, name)),
}

function tally(docs: Bits, codes: Int32Array | Uint32Array, most: number): Uint32Array {
  const counts = new Uint32Array(most)
  for (let place = 0; place < docs.length; place += 1)
    for (let rest = docs[place]!; rest !== 0; rest &= rest - 1) counts[codes[lowest(rest, place)]!]! += 1
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
