import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import type { Op } from '../op.ts'
import { keyOf } from './key.ts'
import { invalidate, type Send } from './query.ts'

/**
 * A call that acts, for `useMutation`: never retried, and when it is done everything that the contract says became
 * stale is asked again.
 */
export function mutation<Input extends object, Output>(call: Client, op: Op<Input, Output>, client: QueryClient) {
  return {
    mutationKey: keyOf(op),
    retry: false,
    mutationFn: (input: Input) => (call as unknown as Send)<Output>(op, input),
    onSuccess: () => invalidate(client, op),
  }
}
