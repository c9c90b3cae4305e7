import type { Client } from '@xinpu/sdk'
import * as datasheet from '@xinpu/sdk/datasheet'
import type { FulltextSearchInput } from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'
import { datasheetSearch } from '../datasheet/queries.ts'
import type { SearchParams } from './search-params.ts'

const oneMinute = 60_000

/** Words inside datasheets, page by page. */
export const fulltextSearch = (call: Client, input: FulltextSearchInput) => ({
  ...query(call, datasheet.fulltextSearch, input),
  staleTime: oneMinute,
})

/** How many datasheets have the words inside: the best one comes along. */
export const fulltextTotal = (call: Client, keywords: string) => ({
  ...query(call, datasheet.fulltextSearch, { keywords, pageSize: 1 }),
  staleTime: oneMinute,
})

/** What changed from one revision to another. */
export const revisionDiff = (call: Client, fromId: number, toId: number) =>
  query(call, datasheet.revisionDiff, { fromId, toId })

/** The datasheets of a search; only their own list has pages. */
export const sheetsFound = (call: Client, text: string, { tab, page = 1 }: SearchParams) =>
  datasheetSearch(call, text, tab === 'spec' ? page : 1)
