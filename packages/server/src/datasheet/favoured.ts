import type { favour } from '@xinpu/contract/account'
import { sql } from 'kysely'
import type { FavourKind } from '../account/favour-kind.ts'
import { datasheetType } from '../account/recent-views.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { presentListedDatasheet } from './listed-datasheet.ts'

/** Datasheets that people keep. */
export const favouredDatasheets: FavourKind = {
  async isThere(db, id) {
    const published = db.selectFrom('datasheet').select('id').where('id', '=', id).where('state', '=', 'published')
    return (await published.executeTakeFirst()) !== undefined
  },

  async list(db, { accountId, keywords, tag, page }) {
    const { rows, total } = await paginate(db, favoursOf(db, accountId, keywords, tag), page)
    return { data: rows.map(presentListedDatasheet), totalRecord: total }
  },

  tags: (db, accountId) => tagsOf(db, accountId),
}

const favoursOf = (db: Db, accountId: number, keywords = '', tag = '') =>
  db
    .selectFrom('favour')
    .innerJoin('datasheet', 'datasheet.id', 'favour.target_id')
    .innerJoin('brand', 'brand.id', 'datasheet.brand_id')
    .select([
      'datasheet.id',
      'favour.created_at as at',
      'datasheet.id as datasheet_id',
      'title',
      'brand.id as brand_id',
      'name_cn',
      'logo',
      'tags',
    ])
    .where('account_id', '=', accountId)
    .where('favour.type', '=', datasheetType)
    .where('datasheet.state', '=', 'published')
    .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(lower(title), lower(${keywords})) > 0`))
    .$if(tag !== '', (found) => found.where(sql<boolean>`${tag} = any(tags)`))
    .orderBy('favour.created_at', 'desc')
    .orderBy('datasheet.id', 'desc')

/** Tags that are offered; whoever has more sees the most used. */
const most = 200

/** The tags on what a person keeps and can still see, the most used first. */
async function tagsOf(db: Db, accountId: number): Promise<favour.FavourTag[]> {
  const { rows } = await sql<favour.FavourTag>`
    select name, count(*)::int as count
    from favour
    join datasheet on datasheet.id = favour.target_id and datasheet.state = 'published'
    cross join unnest(tags) as name
    where account_id = ${accountId} and favour.type = ${datasheetType}
    group by name
    order by count desc, name
    limit ${most}
  `.execute(db)
  return rows
}
