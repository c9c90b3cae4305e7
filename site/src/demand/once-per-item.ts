/**
 * Keeps what is made of an item with the item, which never changes: a key changes one of thousands, and of the others it
 * is the same as before.
 *
 * @param of - Makes the same of the same item.
 */
export function oncePerItem<Item extends object, Made>(of: (item: Item) => Made): (item: Item) => Made {
  const made = new WeakMap<Item, { of: Made }>()
  return (item) => {
    const known = made.get(item)
    if (known) return known.of
    const fresh = of(item)
    made.set(item, { of: fresh })
    return fresh
  }
}
