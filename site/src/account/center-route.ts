import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { me } from '../app/queries.ts'
import { identity } from './queries.ts'

/** What every room of the user centre asks for before it is drawn: who is here, and what they may see. */
export async function loadCenter({ queryClient, call }: { queryClient: QueryClient; call: Client }): Promise<void> {
  const who = await queryClient.ensureQueryData(me(call))
  // A menu without its last group is better than no page.
  if (who) await queryClient.prefetchQuery(identity(call))
}
