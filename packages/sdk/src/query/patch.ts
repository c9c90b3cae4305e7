import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Puts every answer that was changed back as it was. */
export type Undo = () => void

/**
 * Changes every cached copy of one thing: in its own answer, in pages and in growing lists, below any of the families.
 * For acts that are shown before the server has agreed; call what comes back when it has not.
 */
export function patchCached<Thing extends object>(
  client: QueryClient,
  families: readonly QueryKey[],
  isIt: (thing: Thing) => boolean,
  change: (thing: Thing) => Thing,
): Undo {
  const cached = families.flatMap((queryKey) => client.getQueriesData({ queryKey }))
  const changes = cached
    .map(([key, before]) => ({ key, before, after: patched(before, changed) }))
    .filter(({ before, after }) => before !== after)
  for (const { key, after } of changes) client.setQueryData(key, after)
  return () => {
    for (const { key, before } of changes) client.setQueryData(key, before)
  }

  function changed(thing: object): object {
    return isIt(thing as Thing) ? change(thing as Thing) : thing
  }
}

type Change = (thing: object) => object

/** The same answer when nothing in it changed, so that nobody draws again for nothing. */
function patched(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return patchedList(value, change)
  if (typeof value !== 'object' || value === null) return value
  const changed = change(value)
  if (changed !== value) return changed
  const members = Object.entries(value).map(([name, member]) => [name, member, patched(member, change)] as const)
  if (members.every(([, member, after]) => member === after)) return value
  return Object.fromEntries(members.map(([name, , after]) => [name, after]))
}

function patchedList(list: unknown[], change: Change): unknown[] {
  const after = list.map((item) => patched(item, change))
  return after.every((item, index) => item === list[index]) ? list : after
}
