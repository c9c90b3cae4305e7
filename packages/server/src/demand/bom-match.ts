import type { ChipModel } from '@xinpu/contract/datasheet/part'
import type { bom } from '@xinpu/contract/demand'
import { compareLine, hasOtherValue, inOrder, readLine, type Judged, type Line } from '@xinpu/trade/bom'
import { setImmediate } from 'node:timers/promises'
import { plainOf } from '@xinpu/trade/query'
import type { House } from '../core/context.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { brandsCalled, lineSearch, partsNumbered, type LineHit } from './bom-search.ts'

/** A part that was found for a line, with how it agrees. */
export interface Candidate extends Judged {
  part: ChipModel
}

/** A line that was read, with the parts found for it, best first. */
export interface FoundLine {
  row: bom.BomRow
  line: Line
  candidates: Candidate[]
}

/** One that is taken, and five others. */
const mostCandidates = 6

type Finding = Pick<House, 'db' | 'parts' | 'search'>

/** Lines that are read at once, while the database and the index work on those before them. */
const batch = 200

/** Finds the parts of many lines; each text is asked of the search once for all of them. */
export async function findLines(house: Finding, rows: readonly bom.BomRow[]): Promise<FoundLine[]> {
  const search = lineSearch(house)
  const found: Promise<FoundLine[]>[] = []
  for (let from = 0; from < rows.length; from += batch) {
    found.push(findBatch({ ...house, ask: search }, rows.slice(from, from + batch)))
    // What the batch asks goes out before the next one is read.
    await setImmediate()
  }
  return (await Promise.all(found)).flat()
}

interface Asking extends Finding {
  ask: (line: Line) => Promise<LineHit[]>
}

/**
 * The very numbers are found in one statement, brands in one, all parts in one; only what is left is asked of the
 * search.
 */
async function findBatch(house: Asking, rows: readonly bom.BomRow[]): Promise<FoundLine[]> {
  const { ask } = house
  const read = rows.map((row) => ({ row, line: readLine(row) }))
  const [numbered, brands] = await Promise.all([
    partsNumbered(
      house.db,
      read.flatMap(({ line }) => line.numbers),
    ),
    brandsCalled(
      house.db,
      read.map(({ line }) => line.brand),
    ),
  ])
  const judge = judgeBy(house, brands)
  const very = read.map(({ line }) => ({ line, hits: veryHits(line, numbered) }))
  // The index looks for what has no number while the parts of the others are read.
  const [first, ...early] = await Promise.all([
    judge(very),
    ...very.map(({ line, hits }) => (hits.length > 0 ? undefined : ask(line))),
  ])
  const more = await judge(
    await Promise.all(
      read.map(async ({ line }, at) => ({ line, hits: early[at] ?? (isSettled(first[at]) ? [] : await ask(line)) })),
    ),
  )
  return read.map((told, at) => ({ ...told, candidates: merged(first[at] ?? [], more[at] ?? []) }))
}

/** The first of the numbers that somebody makes. */
function veryHits({ numbers }: Line, numbered: ReadonlyMap<string, number[]>): LineHit[] {
  const ids = numbers.map((number) => numbered.get(modelKeyOf(number))).find((found) => found !== undefined)
  return (ids ?? []).map((id) => ({ id, by: 'exact' }))
}

/** A number that is there, and whose package fits, is meant as it stands. */
const isSettled = (candidates: readonly Candidate[] = []): boolean =>
  candidates[0]?.fields.every(({ name, state }) => name !== 'package' || state !== 'conflict') ?? false

const merged = (first: readonly Candidate[], more: readonly Candidate[]): Candidate[] => {
  const known = new Set(first.map(({ part }) => part.id))
  return inOrder([...first, ...more.filter(({ part }) => !known.has(part.id))]).slice(0, mostCandidates)
}

interface LineHits {
  line: Line
  hits: readonly LineHit[]
}

/** Reads all parts at once and holds each against its line. */
const judgeBy =
  ({ parts }: Finding, brands: ReadonlyMap<string, ReadonlySet<number>>) =>
  async (found: readonly LineHits[]): Promise<Candidate[][]> => {
    const byId = await parts([...new Set(found.flatMap(({ hits }) => hits.map(({ id }) => id)))])
    return found.map(({ line, hits }) =>
      inOrder(
        hits.flatMap(({ id, by }) => {
          const part = byId.get(id)
          // What was found by a value has it, or is no answer.
          return part && !(by === 'words' && hasOtherValue(line, part))
            ? [judged(line, { part, by, brand: brandState(line.brand, part, brands) })]
            : []
        }),
      ),
    )
  }

const judged = (line: Line, found: Omit<Candidate, 'fields'>): Candidate => ({
  ...found,
  fields: compareLine(line, found),
})

function brandState(brand: string, part: ChipModel, brands: ReadonlyMap<string, ReadonlySet<number>>) {
  const plain = plainOf(brand)
  const called = brands.get(plain)
  if (called?.has(part.brandId) || (plain !== '' && shortNames(part).includes(plain))) return 'own'
  return called ? 'other' : 'unknown'
}

/** Names as sheets write them: AMS of AMS(Advanced Monolithic), though another maker is called AMS too. */
const shortNames = ({ brandName, brandCn, brandEn }: ChipModel): string[] =>
  [brandName, brandCn, brandEn].map((name) => plainOf(name.replace(/[(（].*$/, '')))
