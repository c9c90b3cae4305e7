import type { FastifyBaseLogger } from 'fastify'
import type { House } from '../../core/context.ts'
import type { Database } from '../../core/database.ts'
import type { OpenSearchSettings } from '../../core/opensearch-settings.ts'
import { cached } from '../index/cached.ts'
import { readBrandNames, readCategoryTree } from '../index/surroundings.ts'
import { sqlSearch } from '../sql-search.ts'
import { openEngine } from './engine.ts'
import { startFeeder } from './feeder.ts'
import { openSearch } from './opensearch-search.ts'

/** Lets a house find in OpenSearch from now on; what it gives back stops it. The plain form answers while it cannot. */
export function searchByOpenSearch(
  house: House,
  settings: OpenSearchSettings,
  { db, listen, log }: Pick<Database, 'db' | 'listen'> & { log: Pick<FastifyBaseLogger, 'error'> },
): () => Promise<void> {
  const engine = openEngine(settings)
  const onTrouble = (error: unknown) => log.error(error)
  const feeder = startFeeder({ db, listen, engine, onNews: house.changes.tell, onTrouble })
  house.search = openSearch({
    engine,
    isReady: () => feeder.state() === 'opensearch',
    plain: sqlSearch(db),
    db,
    categories: cached(() => readCategoryTree(db)),
    brandNames: cached(() => readBrandNames(db)),
    onTrouble,
  })
  house.searchState = feeder.state
  return feeder.close
}
