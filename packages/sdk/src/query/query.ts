import { infiniteQueryOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import type { Page } from '../generated/types.gen.ts'
import type { Op } from '../op.ts'
import { keyOf, staleKeysOf } from './key.ts'

/** Most rows that a total counts; beyond it the last page is the one that comes short. */
const countCeiling = 10_000

/** An input as clients take it, whether or not it may be left out. */
export type Send = <Output>(op: string, input: object, options?: { signal: AbortSignal }) => Promise<Output>

/** A call as a question for React Query: `useQuery(query(call, partSearch, { keywords }))`. */
export function query<Input extends object, Output>(call: Client, op: Op<Input, Output>, input: NoInfer<Input>) {
  return queryOptions({
    queryKey: keyOf(op, input),
    queryFn: ({ signal }) => (call as unknown as Send)<Output>(op, input, { signal }),
  })
}

/**
 * A paged call as one growing list: `useInfiniteQuery(list(call, demandList, { type: 1 }))`. Takes calls that answer a
 * page and ask for one.
 */
export function list<Input extends { pageIndex?: number; pageSize?: number }, Row>(
  call: Client,
  op: Op<Input, Page<Row>>,
  input: NoInfer<Omit<Input, 'pageIndex'>>,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(op, input), 'list'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      (call as unknown as Send)<Page<Row>>(op, { ...input, pageIndex: pageParam }, { signal }),
    getNextPageParam: (last, pages) => (isLast(last, pages) ? undefined : pages.length + 1),
  })
}

function isLast<Row>(last: Page<Row>, pages: readonly Page<Row>[]): boolean {
  const loaded = pages.reduce((sum, { data }) => sum + data.length, 0)
  return last.data.length === 0 || (last.totalRecord <= countCeiling && loaded >= last.totalRecord)
}

/** Asks again for everything that a call made stale. */
export async function invalidate(client: QueryClient, op: string): Promise<void> {
  await Promise.all(staleKeysOf(op).map((queryKey) => askAgain(client, queryKey)))
}

/** React Query joins a first question that is under way; its answer may be older than the act, so it is put once more. */
async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const early = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
  if (early.length > 0) await client.invalidateQueries({ predicate: (question) => early.includes(question) })
}
