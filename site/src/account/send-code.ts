import { ApiError } from '@xinpu/sdk'
import { toast } from '@xinpu/ui/primitives'

/** A number that has just got a code keeps the time it must wait. */
export async function sendCode(send: () => Promise<unknown>): Promise<{ retryAfter?: number }> {
  try {
    await send()
    return {}
  } catch (error) {
    const { retryAfter } = (error instanceof ApiError ? (error.data ?? {}) : {}) as { retryAfter?: number }
    if (retryAfter === undefined) throw error
    toast.error((error as ApiError).message)
    return { retryAfter }
  }
}
