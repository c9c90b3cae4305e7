import type { ChipModel } from '@xinpu/contract/datasheet/part'
import type { bom } from '@xinpu/contract/demand'
import { compareLine, hasOtherValue, inOrder, lcscBeside, readLine, type Judged, type Line } from '@xinpu/trade/bom'
import { setImmediate } from 'node:timers/promises'
import { plainOf } from '@xinpu/trade/query'
import type { House } from '../core/context.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { brandsCalled, ordersOfOthers, partsNumbered, partsOfLcsc } from './bom-known.ts'
import { lineSearch, type LineHit } from './bom-search.ts'

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
 * The very numbers are found in one statement, those of 立创商城 in one, brands in one, all parts in one; only what is
 * left is asked of the search.
 */
async function findBatch(house: Asking, rows: readonly bom.BomRow[]): Promise<FoundLine[]> {
  const { ask } = house
  const read = rows.map((row) => ({ row, line: readLine(row) }))
  const known = await knownOf(
    house.db,
    read.map(({ line }) => line),
  )
  const judge = judgeBy(house, known.brands)
  const very = read.map(({ line }) => ({ line, hits: veryHits(line, known) }))
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

/** What is known of the numbers and the brands of lines. */
async function knownOf(db: Finding['db'], lines: readonly Line[]) {
  const numbers = lines.flatMap((line) => line.numbers)
  const [numbered, others, bought, brands] = await Promise.all([
    partsNumbered(db, numbers),
    ordersOfOthers(db, numbers),
    partsOfLcsc(
      db,
      lines.map(({ lcsc }) => lcsc),
    ),
    brandsCalled(
      db,
      lines.map(({ brand }) => brand),
    ),
  ])
  return { numbered, others, bought, brands }
}

type Known = Awaited<ReturnType<typeof knownOf>>

/** The first of the numbers that somebody makes, with who else may be meant by it, and the part of the number of 立创商城. */
function veryHits({ numbers, brand, lcsc = '' }: Line, { numbered, others, bought, brands }: Known): LineHit[] {
  const key = numbers.map(modelKeyOf).find((number) => numbered.has(number)) ?? ''
  const ids = numbered.get(key) ?? []
  const own = bought.get(lcsc)
  const hits = ids.map((id): LineHit => ({ id, by: 'exact', isLcsc: id === own }))
  if (own !== undefined && !ids.includes(own)) return [...hits, { id: own, by: 'exact', isLcsc: true }]
  if (own !== undefined || brands.has(plainOf(brand))) return hits
  return [...hits, ...(others.get(key) ?? []).map(({ id, by }): LineHit => ({ id, by, isLcsc: false }))]
}

/** A number that is there, and whose package fits, is meant as it stands; where 立创商城 names another part, the maker's is still looked for. */
const isSettled = ([best]: readonly Candidate[] = []): boolean =>
  best !== undefined &&
  best.lcsc !== 'another' &&
  best.fields.every(({ name, state }) => name !== 'package' || state !== 'conflict')

const merged = (first: readonly Candidate[], more: readonly Candidate[]): Candidate[] => {
  const known = new Set(first.map(({ part }) => part.id))
  const all = inOrder([...first, ...more.filter(({ part }) => !known.has(part.id))])
  // What the number of 立创商城 names is shown, however badly it fits.
  return all.filter(({ lcsc }, at) => at < mostCandidates || lcsc !== undefined)
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
        hits.flatMap(({ id, by, isLcsc }) => {
          const part = byId.get(id)
          // What was found by a value has it, or is no answer.
          if (!part || (by === 'words' && hasOtherValue(line, part))) return []
          const lcsc = isLcsc ? lcscBeside(line.numbers, part.model) : undefined
          return [judged(line, { part, by, lcsc, brand: brandState(line.brand, part, brands) })]
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
