import type { ChipModel } from '@xinpu/contract/datasheet/part'

/** How a part was when it was last looked at. */
export interface WatchedPart {
  model: string
  lifecycle: ChipModel['lifecycle']
  /** Of its datasheet; null where we hold none. */
  revisionId: number | null
  /** The least of a piece with tax, at the quantity of the list; null where nobody tells. */
  price: number | null
  currency: string
}

/** Parts by their numbers. */
export type WatchedParts = Record<string, WatchedPart>

const endings: readonly ChipModel['lifecycle'][] = ['nrnd', 'eol', 'obsolete']

/** Prices move every day; from this part of the former price on, one wants to know. */
const noticed = 0.1

interface Pair {
  before: WatchedPart
  after: WatchedPart
}

/** What may have happened to a part, in the order in which it matters, with how it is said. */
const changes: readonly { said: string; is: (pair: Pair) => boolean }[] = [
  {
    said: '停产或不推荐',
    is: ({ before, after }) => endings.indexOf(after.lifecycle) > endings.indexOf(before.lifecycle),
  },
  { said: '没有报价了', is: ({ before, after }) => before.price !== null && after.price === null },
  {
    said: '资料有新版',
    is: ({ before, after }) => after.revisionId !== null && after.revisionId !== before.revisionId,
  },
  { said: '涨价超过 10%', is: (pair) => riseOf(pair) > noticed },
  { said: '降价超过 10%', is: (pair) => riseOf(pair) < -noticed },
]

/** Of the former price; prices in two currencies are not held against each other. */
const riseOf = ({ before, after }: Pair): number =>
  before.price && after.price !== null && before.currency === after.currency
    ? Number((after.price / before.price - 1).toFixed(6))
    : 0

/**
 * What changed about the parts of a list since they were looked at, one sentence for each kind of change with the
 * parts it happened to; a part that was not in the list before says nothing.
 */
export function changesTold(before: WatchedParts, after: WatchedParts): string[] {
  const pairs = Object.entries(after).flatMap(([id, now]) => (before[id] ? [{ before: before[id], after: now }] : []))
  return changes.flatMap(({ said, is }) => {
    const models = pairs.filter(is).map((pair) => pair.after.model)
    return models.length > 0 ? [`${said}：${namedFew(models)}`] : []
  })
}

/** What the next look is held against: a price stays as it was until it has moved so far that it is told. */
export const heldParts = (before: WatchedParts, after: WatchedParts): WatchedParts =>
  Object.fromEntries(
    Object.entries(after).map(([id, now]) => {
      const then = before[id]
      const isQuiet = then?.price && now.price !== null && then.currency === now.currency && !isMoved(then, now)
      return [id, isQuiet ? { ...now, price: then.price } : now]
    }),
  )

const isMoved = (before: WatchedPart, after: WatchedPart) => Math.abs(riseOf({ before, after })) > noticed

/** The first three by name. */
const namedFew = (models: readonly string[]): string =>
  `${models.slice(0, 3).join('、')}${models.length > 3 ? ` 等 ${models.length} 个型号` : ''}`
