import type { FastifyBaseLogger } from 'fastify'
import type { House } from '../core/context.ts'
import type { Database } from '../core/database.ts'
import { searchByIndex } from './index/search-index.ts'

/** Lets a house find as its settings say from now on; what it gives back stops it. */
export async function startSearch(
  house: House,
  database: Pick<Database, 'db' | 'listen' | 'reads'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  const { search, openSearch } = house.settings
  if (search === 'index') return searchByIndex(house, database, log)
  if (!openSearch) return async () => {}
  // A client that few need is read where it is asked for alone.
  const { searchByOpenSearch } = await import('./opensearch/search-by-opensearch.ts')
  return searchByOpenSearch(house, openSearch, { ...database, log })
}
