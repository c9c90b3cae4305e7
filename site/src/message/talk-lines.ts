import type { ImMsg } from '@xinpu/sdk/types'

/** The end of a talk as far as it was asked for, oldest line first. */
export interface TalkLines {
  lines: readonly ImMsg[]
  /** Whether there are older ones. */
  hasMore: boolean
}

/** Puts stretches of a talk together: a line that came twice stands as it came last. */
export function joined(before: readonly ImMsg[], fresh: readonly ImMsg[]): ImMsg[] {
  const byId = new Map([...before, ...fresh].map((line) => [line.id, line]))
  const all = [...byId.values()].toSorted((one, other) => one.id - other.id)
  const read = all.findLast(({ isRead, isOwn }) => isRead && isOwn)?.id ?? 0
  // Who has read a line has read those before it.
  return all.map((line) => (line.isOwn && line.id < read && !line.isRead ? { ...line, isRead: true } : line))
}

/** Whether lines are missing between what was held and a stretch from the end. */
export const hasGap = (before: readonly ImMsg[], fresh: readonly ImMsg[]): boolean => {
  const [last, first] = [before.at(-1)?.id, fresh[0]?.id]
  return last !== undefined && first !== undefined && first > last
}
