import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { bomShareDetail } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'

/** A list that is shared is in the page that the server sends; a link that is dead is said by the page. */
export const loadSharedBom = async (
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  code: string | undefined,
): Promise<void> => {
  if (code !== undefined) await queryClient.prefetchQuery(query(call, bomShareDetail, { code }))
}
