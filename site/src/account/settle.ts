import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { historyMerge, sessionCheckRequiredData } from '@xinpu/sdk/account'
import { actWith } from '../app/use-act.ts'
import { adoptDrafts } from './drafts.ts'
import { recentViews } from './recent-views.ts'
import { notePerfect } from './required-data.ts'
import { datasheetType } from './use-favouring.ts'

/**
 * What follows a login of any kind: what this browser remembered becomes the person's. Nothing here may hold up the
 * person; what fails is tried again with the next page.
 */
export async function settle(call: Client, queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([mergeViews(call, queryClient), adoptDrafts(), noteRequired(call)])
}

/** The views of a visitor, oldest entries without a time being as old as can be told: now is never claimed for them. */
async function mergeViews(call: Client, queryClient: QueryClient) {
  const views = recentViews.read()
  if (views.length === 0) return
  const told = views.map(({ id, viewedAt }) => ({
    type: datasheetType,
    targetId: id,
    viewedAt: viewedAt ?? new Date(0).toISOString(),
  }))
  await actWith(call, queryClient)(historyMerge, { views: told }, () => recentViews.clear())
}

async function noteRequired(call: Client) {
  notePerfect(await call(sessionCheckRequiredData))
}
