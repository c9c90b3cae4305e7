import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { House } from '../../core/context.ts'
import type { Database } from '../../core/database.ts'
import type { PartSearch } from '../part-search.ts'
import { sqlSearch } from '../sql-search.ts'
import { keepIndex, type IndexKeeper } from './index-keeper.ts'
import { indexSearch } from './index-search.ts'
import { partCache } from './part-cache.ts'
import { cached } from './cached.ts'
import type { OnNews } from './synced-index.ts'
import { readBrandNames, readCategoryTree } from './surroundings.ts'

/** The index as the search of a server, with the plain form behind it. */
export interface SearchIndex extends Pick<IndexKeeper, 'follow' | 'close'> {
  search: PartSearch
  /** Whether it answers itself, and hears of what is written. */
  isReady: () => boolean
}

interface Terms {
  database: Pick<Database, 'db' | 'listen'>
  dataDir: string
  /** Milliseconds between two looks at the outbox when nothing wakes. @default 300 */
  pause?: number
  /** Hears after parts were written to; without ids, all of them may have been. */
  onNews?: OnNews
  onTrouble: (error: unknown) => void
}

/** Lets a house find by its index from now on; what it gives back stops it. */
export function searchByIndex(
  house: House,
  { listen, reads }: Pick<Database, 'listen' | 'reads'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const { dataDir } = house.settings
  const parts = partCache(house.parts, () => index.isReady())
  const onNews: OnNews = (ids) => {
    parts.drop(ids)
    house.changes.tell()
  }
  const index = openSearchIndex({
    database: { db: reads.feed, listen },
    dataDir,
    onNews,
    onTrouble: (error) => log.error(error),
  })
  house.search = index.search
  house.searchState = () => (index.isReady() ? 'index' : 'making')
  house.parts = parts.of
  return index.close
}

/** Opens the index of a database; the plain form answers until it is ready. */
export function openSearchIndex({ database, dataDir, pause, onNews = () => {}, onTrouble }: Terms): SearchIndex {
  const { db, listen } = database
  const path = join(dataDir, 'search', 'parts.index')
  const { current, follow, close } = keepIndex({ db, listen, path, pause, onNews, onTrouble })
  const search = indexSearch({
    current,
    plain: sqlSearch(db),
    categories: cached(() => readCategoryTree(db)),
    brandNames: cached(() => readBrandNames(db)),
    onTrouble,
  })
  return { search, isReady: () => current() !== undefined, follow, close }
}
