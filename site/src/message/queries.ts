import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { chatList, sessionDetail, sessionList, unreadIm } from '@xinpu/sdk/message'
import { keyOf, list, query } from '@xinpu/sdk/query'
import type { ImMsg, ImMsgPage } from '@xinpu/sdk/types'

export const talks = (call: Client, keywords: string, isUnreadOnly: boolean) =>
  list(call, sessionList, { pageSize: 30, ...(keywords && { keywords }), ...(isUnreadOnly && { unread: true }) })

export const talk = (call: Client, id: number) => query(call, sessionDetail, { id })

export const unreadLines = (call: Client) => query(call, unreadIm, {})

const pageSize = 30

/** A talk as it is read: its end first, older stretches in front of it. */
export const lines = (call: Client, sessionId: number) =>
  infiniteQueryOptions({
    queryKey: linesKey(sessionId),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(chatList, { sessionId, pageSize, ...(pageParam !== undefined && { beforeId: pageParam }) }, { signal }),
    getNextPageParam: (older: ImMsgPage) => (older.hasMore ? older.data[0]?.id : undefined),
  })

const linesKey = (sessionId: number) => [...keyOf(chatList), { sessionId }, 'list']

/** All lines that have come, oldest first. */
export const linesIn = (data: InfiniteData<ImMsgPage>): ImMsg[] => data.pages.toReversed().flatMap((page) => page.data)

/** Puts a line that was just sent at the end of its talk, so that it stands there before anybody asks again. */
export function addLine(held: QueryClient, line: ImMsg): void {
  held.setQueryData<InfiniteData<ImMsgPage>>(linesKey(line.sessionId), (before) => {
    const [last, ...older] = before?.pages ?? []
    if (!before || !last || last.data.some(({ id }) => id === line.id)) return before
    return { ...before, pages: [{ ...last, data: [...last.data, line] }, ...older] }
  })
}
