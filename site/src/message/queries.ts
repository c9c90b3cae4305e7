import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { chatList, promiseList, sessionDetail, sessionList, unreadIm } from '@xinpu/sdk/message'
import { keyOf, query } from '@xinpu/sdk/query'
import type { ImMsg, ImMsgPage } from '@xinpu/sdk/types'
import type { TalkFilter } from '@xinpu/ui/message'
import { hasGap, joined, type TalkLines } from './talk-lines.ts'

interface Wanted {
  keywords: string
  filter: TalkFilter
}

/** One page of the talks of a person. */
export const talks = (call: Client, { keywords, filter }: Wanted, pageIndex: number) =>
  query(call, sessionList, {
    pageIndex,
    pageSize: 30,
    ...(keywords && { keywords }),
    ...(filter === 'unread' && { unread: true }),
    ...(filter === 'desk' && { desk: true }),
  })

export const talk = (call: Client, id: number) => query(call, sessionDetail, { id })

export const unreadLines = (call: Client) => query(call, unreadIm, {})

/** What was promised in a talk. */
export const promisesIn = (call: Client, sessionId: number) => query(call, promiseList, { sessionId })

/** A line amid what was said before and after it. */
export const linesAround = (call: Client, sessionId: number, aroundId: number) =>
  query(call, chatList, { sessionId, aroundId, pageSize: 2 * stretch })

/** Lines of one stretch, and of one that catches up. */
const stretch = 30
const catchUp = 100

const linesKey = (sessionId: number) => [...keyOf(chatList), { sessionId }, 'lines']

/** A talk as it is read: its end first. Asked again it brings what is new, and keeps what was read of it before. */
export const lines = (call: Client, held: QueryClient, sessionId: number) =>
  queryOptions({
    queryKey: linesKey(sessionId),
    async queryFn({ signal }): Promise<TalkLines> {
      const before = held.getQueryData<TalkLines>(linesKey(sessionId))
      const end = await call(chatList, { sessionId, pageSize: stretch }, { signal })
      if (!before) return { lines: end.data, hasMore: end.hasMore }
      const between = hasGap(before.lines, end.data)
        ? await linesAfter(call, sessionId, before.lines.at(-1)?.id ?? 0)
        : []
      return { ...before, lines: joined(before.lines, [...between, ...end.data]) }
    },
  })

/** All lines after one, however many were missed. */
async function linesAfter(call: Client, sessionId: number, afterId: number): Promise<ImMsg[]> {
  const missed: ImMsg[] = []
  for (let after: number | undefined = afterId; after !== undefined;) {
    const page: ImMsgPage = await call(chatList, { sessionId, afterId: after, pageSize: catchUp })
    missed.push(...page.data)
    after = page.hasMore ? page.data.at(-1)?.id : undefined
  }
  return missed
}

/** Puts older lines in front of those that are there. */
export async function addOlder(call: Client, held: QueryClient, sessionId: number): Promise<void> {
  const first = held.getQueryData<TalkLines>(linesKey(sessionId))?.lines[0]
  if (!first) return
  const older = await call(chatList, { sessionId, beforeId: first.id, pageSize: stretch })
  held.setQueryData<TalkLines>(
    linesKey(sessionId),
    (now) => now && { lines: joined(older.data, now.lines), hasMore: older.hasMore },
  )
}

/** Puts a line that was just sent at the end of its talk, so that it stands there before anybody asks again. */
export function addLine(held: QueryClient, line: ImMsg): void {
  held.setQueryData<TalkLines>(linesKey(line.sessionId), (now) => now && { ...now, lines: joined(now.lines, [line]) })
}
