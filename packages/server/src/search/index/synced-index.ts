import type { Db } from '../../core/database.ts'
import { startIndex, type IndexThread } from './index-thread.ts'
import { dropCached } from './cached.ts'
import { allRows, changesOf, mostNews, namesChanged, newsSince, stampOf } from './outbox.ts'
import type { Stamp } from './snapshot.ts'

/** An index and how far it has followed the database. */
export interface SyncedIndex {
  thread: IndexThread
  stamp: Stamp
  /** Parts that stand beside the large segment. */
  small: number
}

/** An index from its snapshot, or from all parts where there is none that can be followed up. */
export async function openIndex(db: Db, path: string): Promise<SyncedIndex> {
  const thread = startIndex()
  try {
    const { era } = await stampOf(db)
    const stamp = await thread.ask('open', { path, era })
    const isUsable = stamp && !(await newsSince(db, stamp)).isLost
    return isUsable ? { thread, stamp, small: 0 } : await filled(db, thread, path)
  } catch (error) {
    await thread.close()
    throw error
  }
}

/** An index of all parts as they are now, with its snapshot on disk. */
export async function makeIndex(db: Db, path: string): Promise<SyncedIndex> {
  const thread = startIndex()
  try {
    return await filled(db, thread, path)
  } catch (error) {
    await thread.close()
    throw error
  }
}

/** While the index takes one page in, the database writes the next. */
async function filled(db: Db, thread: IndexThread, path: string): Promise<SyncedIndex> {
  const stamp = await stampOf(db)
  let taken: Promise<unknown> = Promise.resolve()
  for await (const rows of allRows(db)) {
    await taken
    taken = thread.ask('take', rows)
    taken.catch(() => {})
  }
  await taken
  await thread.ask('build', undefined)
  // Where it cannot be written, the next start makes the index anew.
  await thread.ask('save', { path, stamp }).catch(() => {})
  return { thread, stamp, small: 0 }
}

/** Hears of parts that were written to; without ids, all may have been. */
export type OnNews = (ids?: readonly number[]) => void

/** Follows what was written since; false when that is too much to follow. */
export async function followed(db: Db, index: SyncedIndex, onNews: OnNews): Promise<boolean> {
  const { ids, isLost, stamp } = await newsSince(db, index.stamp)
  if (isLost || ids.includes(namesChanged)) dropCached()
  if (isLost || ids.length > mostNews) {
    onNews()
    return false
  }
  if (ids.length > 0) onNews(ids)
  for await (const change of changesOf(db, ids)) index.small = await index.thread.ask('change', change)
  // What was read while they were taken in may be of either side.
  if (ids.length > 0) onNews(ids)
  index.stamp = stamp
  return true
}
