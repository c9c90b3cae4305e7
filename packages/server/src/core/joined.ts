/** What the parts bring at a point, as one. */
export type Joined<Part, Point extends PropertyKey> = (
  Part extends Readonly<Record<Point, infer Brought>> ? (brought: Brought) => void : never
) extends (all: infer All) => void
  ? All
  : unknown

/** Joins what parts bring at a point, each by its key. Nobody brings what another one does. */
export function joined<Part extends object, Point extends PropertyKey>(
  parts: readonly Part[],
  point: Point,
): Joined<Part, Point> {
  const all: Record<string, unknown> = {}
  for (const [key, brought] of parts.flatMap((part) => Object.entries(broughtAt(part, point)))) {
    if (key in all) throw new Error(`Two parts of the house bring ${key} of ${String(point)}.`)
    all[key] = brought
  }
  return all as Joined<Part, Point>
}

const broughtAt = (part: object, point: PropertyKey): object => (part as Record<PropertyKey, object>)[point] ?? {}
