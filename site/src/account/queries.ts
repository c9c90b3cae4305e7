import { queryOptions } from '@tanstack/react-query'
import * as account from '@xinpu/sdk/account'
import { ApiError } from '@xinpu/sdk'
import type { Client } from '@xinpu/sdk'
import { keyOf, query } from '@xinpu/sdk/query'
import type { UserDetail } from '@xinpu/sdk/types'

/** Who is logged in; null for a visitor. Told by the server with the page, so the header is right at once. */
export const me = (call: Client) =>
  queryOptions({
    queryKey: keyOf(account.profileMyDetail),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<UserDetail | null> => {
      try {
        return await call(account.profileMyDetail)
      } catch (error) {
        if (error instanceof ApiError && error.code === 401) return null
        throw error
      }
    },
  })

export const feedbackCategories = (call: Client) => query(call, account.feedbackCategories, {})

export const recentDatasheets = (call: Client) => query(call, account.historyList, { type: 1, pageSize: 20 })

/** Which rooms are open to the person. */
export const identity = (call: Client) => query(call, account.profileIdentity, {})
