import type { chat } from '@xinpu/contract/message'
import { presentLine, type Lines } from './im-lines.ts'

/** One more than is shown tells whether there are others. */
export async function pageOf(
  lines: Lines,
  { isForward, pageSize }: { isForward: boolean; pageSize: number },
): Promise<chat.ImMsgPage> {
  const found = await lines
    .orderBy('line.id', isForward ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = found.slice(0, pageSize)
  const data = (isForward ? shown : shown.toReversed()).map(presentLine)
  return { data, totalRecord: data.length, hasMore: found.length > pageSize }
}

/** A line in the midst of what was said before and after it. */
export async function stretchAround(lines: Lines, id: number, pageSize: number): Promise<chat.ImMsgPage> {
  const half = Math.ceil(pageSize / 2)
  const before = await pageOf(lines.where('line.id', '<=', id), { isForward: false, pageSize: half })
  const after = await pageOf(lines.where('line.id', '>', id), { isForward: true, pageSize: half })
  const data = [...before.data, ...after.data]
  return { data, totalRecord: data.length, hasMore: before.hasMore, hasLater: after.hasMore }
}
