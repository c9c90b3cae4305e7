import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { House } from '../../core/context.ts'
import type { Database } from '../../core/database.ts'
import { keptParts } from '../../datasheet/kept-parts.ts'
import { readParts, type ReadParts } from '../../datasheet/part-queries.ts'
import type { PartSearch } from '../part-search.ts'
import { sqlSearch } from '../sql-search.ts'
import { keepIndex, type IndexKeeper } from './index-keeper.ts'
import { indexSearch } from './index-search.ts'
import { kept } from './kept.ts'
import type { OnNews } from './kept-index.ts'
import { readBrandNames, readCategoryTree } from './surroundings.ts'

/** The index as the search of a server, with the plain form behind it. */
export interface SearchIndex extends Pick<IndexKeeper, 'follow' | 'close'> {
  search: PartSearch
  /** Reads parts that were found; those of common lists once, until they are written to. */
  parts: ReadParts
}

interface Terms {
  database: Pick<Database, 'db' | 'listen'>
  dataDir: string
  /** Milliseconds between two looks at the outbox when nothing wakes. @default 300 */
  pause?: number
  /** Hears after parts were written to. */
  onNews?: () => void
  onTrouble: (error: unknown) => void
}

/** Lets a house find by its index from now on; what it gives back stops it. */
export function searchByIndex(
  house: House,
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const { dataDir } = house.settings
  const onTrouble = (error: unknown) => log.error(error)
  const index = openSearchIndex({ database, dataDir, onNews: house.changes.tell, onTrouble })
  house.search = index.search
  house.parts = index.parts
  return index.close
}

/** Opens the index of a database; the plain form answers until it is ready. */
export function openSearchIndex({
  database: { db, listen },
  dataDir,
  pause,
  onNews: tell,
  onTrouble,
}: Terms): SearchIndex {
  const path = join(dataDir, 'search', 'parts.index')
  const parts = keptParts(readParts(db), () => current() !== undefined)
  const onNews: OnNews = (ids) => {
    parts.drop(ids)
    tell?.()
  }
  const { current, follow, close } = keepIndex({ db, listen, path, pause, onNews, onTrouble })
  const search = indexSearch({
    current,
    plain: sqlSearch(db),
    categories: kept(() => readCategoryTree(db)),
    brandNames: kept(() => readBrandNames(db)),
    onTrouble,
  })
  return { search, parts: parts.of, follow, close }
}
