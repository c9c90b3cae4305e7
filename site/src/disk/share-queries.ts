import type { Client } from '@xinpu/sdk'
import { shareOpen } from '@xinpu/sdk/disk'
import { query } from '@xinpu/sdk/query'

/** What a link opens; without its code, whether it wants one. It is counted, so a window that is looked at again asks nothing. */
export const shareQuery = (call: Client, key: string, code: string | undefined) => ({
  ...query(call, shareOpen, { key, ...(code && { code }) }),
  refetchOnWindowFocus: false,
})
