import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type Client } from '@xinpu/sdk'
import * as brand from '@xinpu/sdk/brand'
import * as portal from '@xinpu/sdk/portal'
import { keyOf, query } from '@xinpu/sdk/query'
import { categoryTree, hotDatasheets, newestDatasheets } from '../datasheet/queries.ts'

const oneHour = 3_600_000

export const figures = (call: Client) => ({ ...query(call, portal.configFigures, {}), staleTime: oneHour })

export const hotWords = (call: Client) => ({ ...query(call, portal.hotWordSearch, { size: 8 }), staleTime: oneHour })

export const hotBrands = (call: Client) => ({ ...query(call, brand.hot, { size: 16 }), staleTime: oneHour })

/** The plans, and what each gives; the one of whoever asks. */
export const plansOf = (call: Client) => ({ ...query(call, portal.memberLevels, {}), staleTime: oneHour })
export const myPlan = (call: Client) => query(call, portal.memberMine, {})

/** The newest release of the app; null while there is none. */
export const appRelease = (call: Client) => ({
  queryKey: keyOf(portal.appLatest, {}),
  queryFn: () => call(portal.appLatest, {}).catch(noneWhereMissing),
  staleTime: oneHour,
})

function noneWhereMissing(error: unknown): null {
  if (error instanceof ApiError && error.code === 404) return null
  throw error
}

/** Pages that an address which leads nowhere may have meant. */
export const likelyPages = (call: Client, keywords: string) => ({
  ...query(call, portal.suggestionList, { keywords, size: 5 }),
  staleTime: oneHour,
})

/** Events of a page of their list. */
export const eventsPageSize = 20

/** A page of events. */
export const eventsOf = (call: Client, input: portal.EventListInput) => query(call, portal.eventList, input)

/** One event with its programme. */
export const eventOf = (call: Client, id: number) => query(call, portal.eventDetail, { id })

/** How many datasheets stand beside the categories, and below. */
export const shownHot = 7
export const shownNewest = 8

/** What the home page shows, asked for at once. */
export const loadHome = (queryClient: QueryClient, call: Client) =>
  Promise.all([
    queryClient.ensureQueryData(figures(call)),
    queryClient.ensureQueryData(hotWords(call)),
    queryClient.ensureQueryData(categoryTree(call)),
    queryClient.ensureQueryData(hotBrands(call)),
    queryClient.ensureQueryData(hotDatasheets(call, shownHot)),
    queryClient.ensureQueryData(newestDatasheets(call, shownNewest)),
  ])
