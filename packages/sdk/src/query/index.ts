import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Call } from '../full.ts'
import { shapeOf } from '../op.ts'

/**
 * The key an answer is cached under: one segment a part of the path, then the input; so `['spec']` stands for a whole
 * family.
 */
export function keyOf(op: string, input?: unknown): QueryKey {
  const segments = shapeOf(op)
    .path.split('/')
    .filter((segment) => segment && !segment.startsWith('{'))
  return input === undefined ? segments : [...segments, input]
}

/** A call as a question for React Query. */
export function query<Input extends object, Output>(call: Call<Input, Output>, input: Input) {
  return queryOptions({
    queryKey: keyOf(call.op, input),
    queryFn: ({ signal }) => (call as (input: Input, options: object) => Promise<Output>)(input, { signal }),
  })
}

/** Every cached answer of a call, for `invalidateQueries`. */
export const answersOf = (call: { op: string }) => ({ queryKey: keyOf(call.op) })
