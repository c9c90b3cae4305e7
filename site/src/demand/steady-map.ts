/**
 * `map` for a long list of which a key changes one item: asked again, it makes only what is new at its place.
 *
 * @param of - Makes the same of the same item.
 */
export function steadyMap<Item, Made>(of: (item: Item) => Made): (items: readonly Item[]) => readonly Made[] {
  let before: readonly Item[] = []
  let made: readonly Made[] = []
  return (items) => {
    const known = made
    made = items.map((item, at) => (item === before[at] ? (known[at] as Made) : of(item)))
    before = items
    return made
  }
}
