import type { Client } from '@xinpu/sdk'
import { hotWordSearch } from '@xinpu/sdk/portal'
import { query } from '@xinpu/sdk/query'

/** What others look for. */
export const hallWords = (call: Client) => ({ ...query(call, hotWordSearch, { size: 8 }), staleTime: 3_600_000 })
