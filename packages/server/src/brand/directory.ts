import type { directory } from '@xinpu/contract/brand'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { pageOfBrands } from './brand-queries.ts'

export const directoryHandlers: HandlersOf<typeof directory> = {
  list: ({ pageIndex, pageSize, type, ...filter }, { db }) =>
    pageOfBrands(db, filter, { pageIndex, pageSize }, (found) =>
      found
        .$if(type !== undefined, (half) => half.where('type', '=', type ?? 1))
        .orderBy(sql`lower(short_name) collate "C"`)
        .orderBy('brand.id'),
    ),

  /** Letters first, figures last. */
  letters: ({ type, hasParts }, { db }) =>
    db
      .selectFrom('brand')
      .select(['letter', sql<number>`count(*)::int`.as('count')])
      .$if(type !== undefined, (found) => found.where('type', '=', type ?? 1))
      .$if(hasParts, (found) => found.where('part_count', '>', 0))
      .groupBy('letter')
      .orderBy(sql`letter = '#'`)
      .orderBy(sql`letter collate "C"`)
      .execute(),
}
