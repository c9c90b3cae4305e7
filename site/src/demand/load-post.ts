import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import type { PublicDemand } from '@xinpu/sdk/types'
import { orNotFound } from '../app/not-found.ts'
import { answersTo, publicPost, questionsUnder } from './queries.ts'

/** A post, and on the server all that its page shows at once: who answers it, and what was asked under it. */
export async function loadPost(queryClient: QueryClient, call: Client, id: number, page = 1): Promise<PublicDemand> {
  // Without its answers or questions the page still stands: their regions say so and ask again.
  const late = Promise.all([
    queryClient.ensureQueryData(answersTo(call, id)).catch(() => undefined),
    queryClient.ensureQueryData(questionsUnder(call, id, page)).catch(() => undefined),
  ])
  const post = await orNotFound(queryClient.ensureQueryData(publicPost(call, id)))
  if (import.meta.env.SSR) await late
  return post
}
