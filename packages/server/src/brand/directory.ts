import type { directory } from '@xinpu/contract/brand'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { narrowedBrands, presentBrand } from './brand-queries.ts'

export const directoryHandlers: HandlersOf<typeof directory> = {
  async list({ pageIndex, pageSize, type, ...filter }, { db }) {
    const query = narrowedBrands(db, filter)
      .$if(type !== undefined, (found) => found.where('type', '=', type ?? 1))
      .orderBy(sql`lower(short_name) collate "C"`)
      .orderBy('brand.id')
    const { rows, total } = await paginate(db, query, { pageIndex, pageSize })
    return { data: rows.map(presentBrand), totalRecord: total }
  },

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
