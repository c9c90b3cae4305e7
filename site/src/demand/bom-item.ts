import type { BomCandidate, BomLine, BomMatch, BomRow, DemandRow } from '@xinpu/sdk/types'
import type { BucketCounts, ChosenBucket, LineBucket, LineChange, MatchLine } from '@xinpu/ui/demand'
import { namesPart } from './bom-ask.ts'
import { oncePerItem } from './once-per-item.ts'

/** A line of the list that is being split. What is kept in a draft is all but `match` and `isMissed`. */
export interface BomItem {
  rowNo: number
  /** All texts of the line, as they were read. */
  cells: readonly string[]
  ask: Omit<BomRow, 'quantity' | 'rowNo'>
  quantity: number | null
  /** What is wrong with the line itself. */
  faults: readonly string[]
  /** Why it is no line of its own. */
  aside?: string
  /** Where its person sent it, or where it waits for its person. */
  sent?: ChosenBucket
  /** The part its person chose. */
  modelId?: number
  /** The line that asks for it too, and counts for both. */
  mergedInto?: number
  /** Whether it is posted already: it is never posted twice. */
  isPosted?: boolean
  match?: BomMatch
  /** The server could not be asked. */
  isMissed?: boolean
}

/** A line of a list that was saved, with the cells that were kept of its sheet. */
export const savedItem = (
  { rowNo, quantity, bucket, modelId, mallGoodsId: _goods, ...ask }: BomLine,
  cells: readonly string[] = [],
): BomItem => ({
  rowNo,
  cells,
  ask,
  quantity,
  faults: [],
  sent: bucket,
  ...(modelId !== undefined && { modelId }),
})

/** What can be asked of a line; nothing where there is no part or no quantity. */
export const rowOf = ({ rowNo, ask, quantity }: BomItem): BomRow | undefined =>
  quantity !== null && namesPart(ask) ? { rowNo, ...ask, quantity } : undefined

const canBeAsked = ({ ask, quantity }: BomItem) => quantity !== null && namesPart(ask)

/** Whether the server is still to be asked. */
export const isDue = (item: BomItem): boolean => !item.match && !item.isMissed && !isGone(item) && canBeAsked(item)

const isGone = ({ sent, mergedInto }: BomItem) => sent === 'skipped' || sent === 'deleted' || mergedInto !== undefined

/** The part that is taken: the chosen one, else the best. */
export function chosenOf({ match, modelId }: BomItem): BomCandidate | undefined {
  const best = match?.best
  if (!best || modelId === undefined || best.model.id === modelId) return best
  return match.alternates.find(({ model }) => model.id === modelId) ?? best
}

/** Where a line is counted. Without a part or a quantity it can be left off, and nothing else: nobody could keep it. */
export function bucketOf(item: BomItem): LineBucket {
  if (item.mergedInto !== undefined) return 'merged'
  if (item.sent === 'skipped' || item.sent === 'deleted') return item.sent
  if (!canBeAsked(item)) return 'failed'
  return item.sent ?? item.match?.bucket ?? 'review'
}

/** A line as its person corrected it: it is asked for again. */
export const corrected = (item: BomItem, { model, package: pack, quantity }: LineChange): BomItem => {
  const { match: _match, isMissed: _missed, modelId: _model, sent: _sent, ...rest } = item
  const isOther = model !== writtenOf(item)
  return {
    ...rest,
    ask: { ...item.ask, package: pack, ...(isOther && { model, value: '', description: '', supplierNo: '' }) },
    quantity,
    faults: [],
  }
}

const writtenOf = ({ ask }: BomItem): string =>
  [ask.model, ask.value === ask.model ? '' : ask.value].filter(Boolean).join(' ') ||
  ask.description ||
  ask.supplierNo ||
  ''

/** A line as the table shows it; the same item is the same line, so that only what changed is drawn. */
export const lineOf = oncePerItem(presented)

function presented(item: BomItem): MatchLine {
  const { rowNo, ask, quantity, match, isMissed, faults } = item
  const chosen = chosenOf(item)
  return {
    rowNo,
    written: writtenOf(item),
    beside: [ask.designator, ask.package, ask.brand].filter(Boolean).join('　'),
    model: writtenOf(item),
    package: ask.package ?? '',
    quantity,
    bucket: bucketOf(item),
    state: match || !canBeAsked(item) || isGone(item) ? 'matched' : isMissed ? 'failed' : 'waiting',
    faults: whyGone(item) ?? faults,
    ...(match && { match }),
    ...(chosen && item.mergedInto === undefined && { chosen }),
  }
}

function whyGone({ aside, mergedInto, sent, match }: BomItem): string[] | undefined {
  if (mergedInto !== undefined) return [`与第 ${mergedInto} 行相同，已并入`]
  return sent === 'skipped' && !match ? [aside ?? '不贴，已跳过'] : undefined
}

/** What became of all lines; the sum of the parts is what was read. */
export function countsOf(items: readonly BomItem[]): BucketCounts {
  const counts = { read: items.length, cart: 0, demand: 0, review: 0, failed: 0, deleted: 0, skipped: 0, merged: 0 }
  for (const item of items) counts[bucketOf(item)] += 1
  return counts
}

/** What the lines of the cart cost in yuan with tax, as far as they have a price. */
export const amountOf = (items: readonly BomItem[]): number | undefined => {
  let sum: number | undefined
  for (const item of items) {
    const price = bucketOf(item) === 'cart' ? chosenOf(item)?.prices[0] : undefined
    if (price?.currency === 'CNY') sum = (sum ?? 0) + price.taxedAmount
  }
  return sum && Math.round(sum * 100) / 100
}

const kept: ReadonlySet<string> = new Set(['cart', 'demand', 'review'])

/** The lines that a saved list keeps, with what was decided. */
export const savedLines = (items: readonly BomItem[]) =>
  items.flatMap((item) => {
    const row = rowOf(item)
    const bucket = bucketOf(item)
    const id = chosenOf(item)?.model.id
    return row && kept.has(bucket)
      ? [{ ...row, bucket: bucket as 'cart', ...(id !== undefined && { modelId: id }) }]
      : []
  })

/** Pieces that a line needs for all boards. */
export const piecesOf = ({ match, quantity }: BomItem): number => match?.pieces ?? quantity ?? 1

/** A line as a post that asks for it; what its person, or a sure match, says of it counts for more than the sheet. */
export function demandOf(item: BomItem, pieces = piecesOf(item)): DemandRow {
  const isTaken = item.match?.isSure || item.modelId !== undefined
  const { model, brand, pack } = (isTaken && partOf(chosenOf(item))) || toldOf(item)
  return {
    type: 1,
    model: model.slice(0, 80),
    quantity: pieces,
    brand: brand.slice(0, 60),
    package: pack.slice(0, 40),
  }
}

const partOf = (chosen: BomCandidate | undefined) =>
  chosen && { model: chosen.model.model, brand: chosen.model.brandName, pack: chosen.model.package }

const toldOf = (item: BomItem) => ({
  model: item.ask.model || item.match?.told || writtenOf(item),
  brand: item.ask.brand ?? '',
  pack: item.ask.package ?? '',
})
