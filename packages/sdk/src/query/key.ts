import type { QueryKey } from '@tanstack/react-query'
import { shapeOf } from '../op.ts'

/** A call, alone or bound to a client. */
export type Asked = string | { readonly op: string }

export const wordOf = (asked: Asked): string => (typeof asked === 'string' ? asked : asked.op)

/**
 * The key an answer is cached under: one segment a part of the path, then the input; so `['demand']` stands for a whole
 * family.
 */
export function keyOf(asked: Asked, input?: unknown): QueryKey {
  const segments = segmentsOf(shapeOf(wordOf(asked)).path)
  return input === undefined ? segments : [...segments, input]
}

/** The keys of the families that a call makes stale. */
export const staleKeysOf = (asked: Asked): QueryKey[] => shapeOf(wordOf(asked)).stale.map(segmentsOf)

/** Every cached answer of a call, for `invalidateQueries`. */
export const answersOf = (asked: Asked) => ({ queryKey: keyOf(asked) })

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment && !segment.startsWith('{'))
