import type { AuditItem } from '@xinpu/sdk/types'

/** What a page holds of a queue. */
export interface HeldQueue {
  data: AuditItem[]
  totalRecord: number
}

/** As many are held at most: whoever goes on by hand has come through fewer. */
const most = 1000

/** Whether more is to be asked for: more wait, and the open matter is the last of those held, or none of them. */
export function isShort({ data, totalRecord }: HeldQueue, id: number): boolean {
  if (data.length >= Math.min(totalRecord, most)) return false
  const at = data.findIndex((item) => item.id === id)
  return at < 0 || at === data.length - 1
}

/** The page of what waits that has the first that is not held: what was decided since is no longer among them. */
export const pageAfter = ({ data }: HeldQueue, pageSize: number): number =>
  Math.floor(data.filter(({ status }) => status === 'pending').length / pageSize) + 1

/** What is held with what came; what was decided stays where it was. */
export function withMore(held: HeldQueue, more: HeldQueue): HeldQueue {
  const known = new Set(held.data.map(({ id }) => id))
  const data = [...held.data, ...more.data.filter(({ id }) => !known.has(id))]
  const decided = held.data.filter(({ status }) => status !== 'pending').length
  // Where nothing came, others decided the rest.
  const totalRecord = data.length === held.data.length ? data.length : Math.max(data.length, decided + more.totalRecord)
  return { data, totalRecord }
}
