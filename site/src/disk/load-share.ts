import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { shareQuery } from './share-queries.ts'

/** What a link opens is in the page that the server sends; one that is dead is said by the page. */
export const loadShare = (
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  key: string,
  code: string | undefined,
): Promise<void> => queryClient.prefetchQuery(shareQuery(call, key, code))
