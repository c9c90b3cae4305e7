import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { Api } from '@xinpu/sdk/full'
import { query } from '@xinpu/sdk/query'
import type { UserDetail } from '@xinpu/sdk/types'

/** Who is logged in; null for a visitor. Told by the server with the page, so the header is right at once. */
export const me = (api: Api) =>
  queryOptions({
    queryKey: ['me'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<UserDetail | null> => {
      try {
        return await api.account.profile.myDetail()
      } catch (error) {
        if (error instanceof ApiError && error.code === 401) return null
        throw error
      }
    },
  })

export const feedbackCategories = (api: Api) => query(api.account.feedback.categories, {})

export const recentDatasheets = (api: Api) => query(api.account.history.list, { type: 1, pageSize: 20 })
