import { bucketOf, chosenOf, type BomItem } from './bom-item.ts'
import { oncePerItem } from './once-per-item.ts'

/** Letters that the places of a line may take. */
const mostPlaces = 4000

/**
 * Lines that ask for the same: those whose part is known by the part, the others by what they say of number, value, package
 * and brand. The first of each group comes first; lines that are posted, gone or not answered yet are in none.
 */
export function duplicatesOf(items: readonly BomItem[]): BomItem[][] {
  const groups = Map.groupBy(items.filter(isAsked), sameness)
  return [...groups.values()].filter((group) => group.length > 1)
}

const isAsked = (item: BomItem): boolean =>
  item.match !== undefined &&
  item.quantity !== null &&
  !item.isPosted &&
  ['cart', 'demand', 'review'].includes(bucketOf(item))

const sameness = oncePerItem((item: BomItem): string => {
  const { ask, match, modelId } = item
  const part = match?.isSure || modelId !== undefined ? chosenOf(item) : undefined
  if (part) return `#${part.model.id}`
  const told = ask.model || ask.supplierNo || ask.value || ask.description
  return [told, match?.told, ask.package, ask.brand].map(plain).join('|')
})

const plain = (text = ''): string => text.normalize('NFKC').toUpperCase().replaceAll(/\s/gu, '')

/** The list with each group as one line: amounts add up, places join, and the other lines say where they went. */
export function merged(items: readonly BomItem[]): BomItem[] {
  const changed = new Map(duplicatesOf(items).flatMap((group) => mergedGroup(group).map((item) => [item.rowNo, item])))
  return items.map((item) => changed.get(item.rowNo) ?? item)
}

function mergedGroup([first, ...others]: readonly BomItem[]): BomItem[] {
  if (!first) return []
  const all = [first, ...others]
  return [
    withPlaces(first, {
      quantity: all.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
      places: all.flatMap(placesOf),
    }),
    ...others.map((item) => ({ ...item, mergedInto: first.rowNo })),
  ]
}

/** The list with a line on its own again: what it asks for is taken off the line it was part of. */
export function parted(items: readonly BomItem[], rowNo: number): BomItem[] {
  const line = items.find((item) => item.rowNo === rowNo && item.mergedInto !== undefined)
  if (!line) return [...items]
  const own = new Set(placesOf(line))
  return items.map((item) => {
    if (item.rowNo === rowNo) return alone(item)
    if (item.rowNo !== line.mergedInto) return item
    const quantity = Math.max(1, (item.quantity ?? 0) - (line.quantity ?? 0))
    return withPlaces(item, { quantity, places: placesOf(item).filter((place) => !own.has(place)) })
  })
}

const alone = ({ mergedInto: _into, ...item }: BomItem): BomItem => item

/** Another amount is asked for anew. */
function withPlaces(
  { match: _match, isMissed: _missed, ...item }: BomItem,
  { quantity, places }: { quantity: number; places: readonly string[] },
): BomItem {
  return { ...item, quantity, ask: { ...item.ask, designator: places.join(',').slice(0, mostPlaces) } }
}

const placesOf = ({ ask: { designator = '' } }: BomItem): string[] =>
  designator
    .split(/[,，;；\s]+/u)
    .map((place) => place.trim())
    .filter(Boolean)
