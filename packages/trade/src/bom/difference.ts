/** A line of a list of parts, as far as two lists are held against each other. */
export interface ComparedLine {
  model: string
  brand?: string | undefined
  value?: string | undefined
  package?: string | undefined
  quantity: number
  designator?: string | undefined
}

const compared = ['model', 'brand', 'value', 'package', 'quantity', 'designator'] as const

/** What of a line is another than before. */
export type ComparedField = (typeof compared)[number]

/** A line that came, went, or is another. */
export type LineDifference<Line> =
  | { kind: 'added'; after: Line }
  | { kind: 'removed'; before: Line }
  | { kind: 'changed'; before: Line; after: Line; fields: ComparedField[] }

/** How lines of two lists are known for one another, the surest first; an empty text knows none. */
const signs: readonly ((line: ComparedLine) => string)[] = [
  (line) => JSON.stringify(compared.map((field) => textOf(line, field))),
  // The same places on the board: another part stands there now.
  (line) => plain(line.designator),
  // The same part: it is needed in another number, or elsewhere.
  (line) => (partOf(line) ? `${partOf(line)} ${plain(line.package)}` : ''),
  partOf,
]

const plain = (text = '') =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s,;，；、]+/g, ' ')
    .trim()

const textOf = (line: ComparedLine, field: ComparedField): string =>
  field === 'quantity' ? String(line.quantity) : plain(line[field])

function partOf(line: ComparedLine): string {
  return plain(line.model) || plain(line.value)
}

/**
 * What became of a list: each line of either list is told at most once, and a line that says the same in both is not
 * told. Where rows stand in their sheet, how they are spelled in width, case and separators, does not count.
 */
export function differenceOf<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
): LineDifference<Line>[] {
  const pairs = pairsOf(before, after)
  const gone = before.filter((line) => !pairs.has(line))
  const known = new Map([...pairs].map(([then, now]) => [now, then]))
  const told = after.map((now) => toldOf(known.get(now), now))
  return [
    ...told.filter((one) => one !== undefined),
    ...gone.map((line) => ({ kind: 'removed' as const, before: line })),
  ]
}

function toldOf<Line extends ComparedLine>(before: Line | undefined, after: Line): LineDifference<Line> | undefined {
  if (!before) return { kind: 'added', after }
  const fields = compared.filter((field) => textOf(before, field) !== textOf(after, field))
  return fields.length > 0 ? { kind: 'changed', before, after, fields } : undefined
}

/** Each line that is in both lists, with what it is now. */
function pairsOf<Line extends ComparedLine>(before: readonly Line[], after: readonly Line[]): Map<Line, Line> {
  const pairs = new Map<Line, Line>()
  for (const sign of signs) {
    const taken = new Set(pairs.values())
    const open = {
      before: before.filter((line) => !pairs.has(line)),
      after: after.filter((line) => !taken.has(line)),
    }
    for (const [then, now] of pairsBy(sign, open)) pairs.set(then, now)
  }
  return pairs
}

interface Lists<Line> {
  before: readonly Line[]
  after: readonly Line[]
}

/** Lines of the same sign, in their order. */
function pairsBy<Line extends ComparedLine>(
  sign: (line: ComparedLine) => string,
  { before, after }: Lists<Line>,
): [Line, Line][] {
  const open = Map.groupBy(after, sign)
  return before.flatMap((line): [Line, Line][] => {
    const found = sign(line) === '' ? undefined : open.get(sign(line))?.shift()
    return found ? [[line, found]] : []
  })
}
