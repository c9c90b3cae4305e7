import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { Client } from '@xinpu/sdk'
import * as account from '@xinpu/sdk/account'
import { certificationStatus } from '@xinpu/sdk/enterprise'
import * as portal from '@xinpu/sdk/portal'
import { keyOf, query } from '@xinpu/sdk/query'
import type { UserDetail } from '@xinpu/sdk/types'

const oneMinute = 60_000
const oneHour = 60 * oneMinute

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

/** How far the company of the person is with its certification. */
export const standing = (call: Client) => query(call, certificationStatus, {})

/** The header's lists of other sites. */
export const navigation = (call: Client) => ({ ...query(call, portal.navigationLists, {}), staleTime: oneHour })

/** Lines that the desk shows under the header. */
export const noticesNow = (call: Client) => ({ ...query(call, portal.noticeList, {}), staleTime: oneMinute * 5 })

/** The footer's. */
export const friendlyLinks = (call: Client) => ({
  ...query(call, portal.navigationFriendlyLinks, {}),
  staleTime: oneHour,
})
