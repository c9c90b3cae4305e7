import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { categoryTree, hotDatasheets, newestDatasheets } from '../datasheet/queries.ts'
import { figures, hotBrands, hotWords } from './queries.ts'

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
