import type { ImMsg } from '@xinpu/sdk/types'
import { dayOf, dayWord } from '../im-time.ts'

/** What stands in a talk: a mark between lines, or a line. */
export type ThreadItem =
  | { kind: 'mark'; key: string; text: string; isNew?: boolean }
  | {
      kind: 'line'
      line: ImMsg
      isMine: boolean
      /** Whether it follows one of the same person within five minutes: the face is not shown again. */
      isNext: boolean
      /** Whether the next one follows it so: the minute stands below the last of them. */
      hasNext: boolean
    }

interface Reading {
  firstUnread?: number
  now: Date
}

const close = 5 * 60_000

const follows = (line: ImMsg, before: ImMsg | undefined): boolean =>
  before?.fromId === line.fromId &&
  dayOf(before.createTime) === dayOf(line.createTime) &&
  Date.parse(line.createTime) - Date.parse(before.createTime) < close

/** Lines with a mark before each day, and one before what was not read yet. */
export function groupsOf(lines: readonly ImMsg[], { firstUnread, now }: Reading): ThreadItem[] {
  const unread = firstUnread === undefined ? 0 : lines.filter(({ id, isOwn }) => id >= firstUnread && !isOwn).length
  return lines.flatMap((line, at): ThreadItem[] => {
    const before = lines[at - 1]
    const next = lines[at + 1]
    const isNewDay = !before || dayOf(before.createTime) !== dayOf(line.createTime)
    const isFirstNew = line.id === firstUnread && unread > 0
    return [
      ...(isNewDay ? [{ kind: 'mark' as const, key: `day ${line.id}`, text: dayWord(line.createTime, now) }] : []),
      ...(isFirstNew ? [{ kind: 'mark' as const, key: 'new', text: `以下 ${unread} 条新消息`, isNew: true }] : []),
      {
        kind: 'line',
        line,
        isMine: line.isOwn,
        isNext: !isFirstNew && follows(line, before),
        hasNext: next !== undefined && next.id !== firstUnread && follows(next, line),
      },
    ]
  })
}
