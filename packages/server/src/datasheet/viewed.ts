import { sql } from 'kysely'
import { datasheetType } from '../account/recent-views.ts'
import type { ViewKind } from '../account/view-kind.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { presentListedDatasheet } from './listed-datasheet.ts'

/** Datasheets that people look at. */
export const viewedDatasheets: ViewKind = {
  shown: sql`select id from datasheet where state = 'published'`,

  async list(db, { accountId, page }) {
    const { rows, total } = await paginate(db, viewsOf(db, accountId), page)
    return { data: rows.map(presentListedDatasheet), totalRecord: total }
  },
}

const viewsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('recent_view')
    .innerJoin('datasheet', 'datasheet.id', 'recent_view.target_id')
    .innerJoin('brand', 'brand.id', 'datasheet.brand_id')
    .select([
      'recent_view.id',
      'viewed_at as at',
      'datasheet.id as datasheet_id',
      'title',
      'brand.id as brand_id',
      'name_cn',
      'logo',
    ])
    .where('account_id', '=', accountId)
    .where('recent_view.type', '=', datasheetType)
    .where('datasheet.state', '=', 'published')
    .orderBy('viewed_at', 'desc')
    .orderBy('target_id', 'desc')
