/** What some suppliers cover of what is wanted. */
export interface Fewest<Supplier> {
  /** The fewest that together cover all that can be covered; who covers most first, else in the order given. */
  suppliers: Supplier[]
  /** What nobody covers, in the order wanted. */
  missing: number[]
}

/** Up to so many wanted the answer is exact; beyond, who adds most is taken in turn. */
const exactUpTo = 12

/**
 * The fewest suppliers that together cover all that is wanted, as far as anybody covers it. Of sets of one size the one
 * whose suppliers were named first.
 *
 * @param covers What a supplier covers, by number; what is not wanted does not count.
 */
export function fewestCovering<Supplier>(
  wanted: readonly number[],
  suppliers: readonly Supplier[],
  covers: (supplier: Supplier) => Iterable<number>,
): Fewest<Supplier> {
  const places = new Map([...new Set(wanted)].map((one, place) => [one, place]))
  const able = suppliers.map((supplier) => ({ supplier, mask: maskOf(covers(supplier), places) }))
  const all = able.reduce((sum, { mask }) => sum | mask, 0n)
  const kinds = firstOfEachKind(able)
  const taken = places.size <= exactUpTo ? exactly(all, kinds) : inTurn(all, kinds)
  return {
    suppliers: taken.toSorted((one, other) => sizeOf(other.mask) - sizeOf(one.mask)).map(({ supplier }) => supplier),
    missing: [...places].filter(([, place]) => !(all & (1n << BigInt(place)))).map(([one]) => one),
  }
}

/** A supplier with a bit for each thing wanted that it covers. */
interface Able<Supplier> {
  supplier: Supplier
  mask: bigint
}

const maskOf = (covered: Iterable<number>, places: ReadonlyMap<number, number>): bigint => {
  let mask = 0n
  for (const one of covered) {
    const place = places.get(one)
    if (place !== undefined) mask |= 1n << BigInt(place)
  }
  return mask
}

/** Those who cover the same are one choice: the first of them. */
const firstOfEachKind = <Supplier>(able: readonly Able<Supplier>[]): Able<Supplier>[] =>
  [...Map.groupBy(able, ({ mask }) => mask)].flatMap(([mask, [first]]) => (mask > 0n && first ? [first] : []))

/** Sets grow by one supplier at a time; the first that covers all is the smallest. */
function exactly<Supplier>(all: bigint, kinds: readonly Able<Supplier>[]): Able<Supplier>[] {
  let reached = new Map<bigint, Able<Supplier>[]>([[0n, []]])
  while (!reached.has(all)) reached = grown(reached, kinds)
  return reached.get(all) ?? []
}

/** All that one supplier more reaches, and by whom; what was reached before keeps its smaller set. */
function grown<Supplier>(reached: ReadonlyMap<bigint, Able<Supplier>[]>, kinds: readonly Able<Supplier>[]) {
  const further = new Map(reached)
  const pairs = [...reached].flatMap(([mask, taken]) => kinds.map((one) => ({ mask: mask | one.mask, one, taken })))
  for (const { mask, one, taken } of pairs) if (!further.has(mask)) further.set(mask, [...taken, one])
  return further
}

function inTurn<Supplier>(all: bigint, kinds: readonly Able<Supplier>[]): Able<Supplier>[] {
  const taken: Able<Supplier>[] = []
  let left = all
  while (left > 0n) {
    const best = kinds.reduce((one, other) => (sizeOf(other.mask & left) > sizeOf(one.mask & left) ? other : one))
    taken.push(best)
    left &= ~best.mask
  }
  return taken
}

const sizeOf = (mask: bigint): number => mask.toString(2).replaceAll('0', '').length
