/** Where something stands. */
interface Standing {
  x: number
  y: number
}

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** What lies next in the direction of an arrow key: the nearest line first, on it the nearest place. */
export function nearest<T extends Standing>(all: readonly T[], from: T, key: string): T | undefined {
  const way = ways[key]
  if (!way) return undefined
  const [dx, dy] = way
  const along = (one: T) => (one.x - from.x) * dx + (one.y - from.y) * dy
  const across = (one: T) => Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx)
  return all
    .filter((one) => along(one) > 0 && (dy !== 0 || one.y === from.y))
    .toSorted((one, other) => along(one) - along(other) || across(one) - across(other))[0]
}
