import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '@xinpu/sdk/full'
import { categoryTree, hotDatasheets, newestDatasheets } from './datasheet.ts'
import { figures, hotBrands, hotWords } from './portal.ts'

/** How many datasheets stand beside the categories, and below. */
export const shownHot = 7
export const shownNewest = 8

/** What the home page shows, asked for at once. */
export const loadHome = (queryClient: QueryClient, api: Api) =>
  Promise.all([
    queryClient.ensureQueryData(figures(api)),
    queryClient.ensureQueryData(hotWords(api)),
    queryClient.ensureQueryData(categoryTree(api)),
    queryClient.ensureQueryData(hotBrands(api)),
    queryClient.ensureQueryData(hotDatasheets(api, shownHot)),
    queryClient.ensureQueryData(newestDatasheets(api, shownNewest)),
  ])
