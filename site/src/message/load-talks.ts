import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { loadCenter } from '../account/center-route.ts'
import { me, standing } from '../app/queries.ts'

/** What talks ask for before they are drawn. The header asks for the standing, too: it may know it before the page wakes. */
export async function loadTalks({ queryClient, call }: { queryClient: QueryClient; call: Client }): Promise<void> {
  await loadCenter({ queryClient, call })
  const who = queryClient.getQueryData(me(call).queryKey)
  if (who) await queryClient.prefetchQuery(standing(call))
}
