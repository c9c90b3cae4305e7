import type { Client } from '@xinpu/sdk'
import { datasheetSearch } from '../datasheet/queries.ts'
import type { SearchParams } from './search-params.ts'

/** The datasheets of a search; only their own list has pages. */
export const sheetsFound = (call: Client, text: string, { tab, page = 1 }: SearchParams) =>
  datasheetSearch(call, text, tab === 'spec' ? page : 1)
