// chunk: widgets
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Client, Op } from '@xinpu/sdk'
import { mutation } from '@xinpu/sdk/query'
import { useMemo } from 'react'
import { useCall } from './api.ts'

/**
 * Makes a call that acts, once, and asks again for everything that it made stale; rejects with the server's word.
 * `then` is told in between, and waited for: what says so does not wait for the lists behind it.
 */
export type Act = <Input extends object, Output>(
  op: Op<Input, Output>,
  input: NoInfer<Input>,
  then?: (answer: Output) => unknown,
) => Promise<Output>

/** Acts by a client, on the answers that a page holds. */
export const actWith =
  (call: Client, held: QueryClient): Act =>
  async (op, input, then) => {
    const { mutationFn, onSuccess } = mutation(call, op, held)
    const answer = await mutationFn(input)
    await then?.(answer)
    await onSuccess()
    return answer
  }

/** `await act(deviceRevoke, { ids }, () => toast.success('该设备已退出'))` */
export function useAct(): Act {
  const call = useCall()
  const held = useQueryClient()
  return useMemo(() => actWith(call, held), [call, held])
}
