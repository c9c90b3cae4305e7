import type { favour } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { tagsOf } from './favour-tags.ts'
import { datasheetType, isFavour, presentKept } from './kept-datasheets.ts'

export const favourHandlers: HandlersOf<typeof favour> = {
  async set({ type, targetId, status }, { db, user }) {
    if (status === 0) await forget(db, { account_id: user.id, type, target_id: targetId })
    else await keep(db, { account_id: user.id, type, target_id: targetId })
    return { isFavour: status === 1 }
  },

  check: ({ type, targetId }, { db, user }) => isFavour(db, user.id, type, targetId),

  async list({ type, keywords, tag, ...page }, { db, user }) {
    if (type !== datasheetType) return { data: [], totalRecord: 0 }
    const { rows, total } = await paginate(db, favoursOf(db, user.id, keywords, tag), page)
    return { data: rows.map(presentKept), totalRecord: total }
  },

  tags: async ({ type }, { db, user }) => (type === datasheetType ? tagsOf(db, user.id) : []),

  async setTags({ type, targetId, tags }, { db, user }) {
    const words = [...new Set(tags)]
    const kept = await db
      .updateTable('favour')
      .set({ tags: words })
      .where('account_id', '=', user.id)
      .where('type', '=', type)
      .where('target_id', '=', targetId)
      .returning('tags')
      .executeTakeFirst()
    if (!kept) throw new Refusal('请先收藏，再添加标签', 'NOT_FOUND')
    return kept
  },
}

interface Favour {
  account_id: number
  type: number
  target_id: number
}

const forget = (db: Db, { account_id, type, target_id }: Favour) =>
  db
    .deleteFrom('favour')
    .where('account_id', '=', account_id)
    .where('type', '=', type)
    .where('target_id', '=', target_id)
    .execute()

async function keep(db: Db, favour: Favour) {
  const target =
    favour.type === datasheetType &&
    (await db
      .selectFrom('datasheet')
      .select('id')
      .where('id', '=', favour.target_id)
      .where('state', '=', 'published')
      .executeTakeFirst())
  if (!target) throw new Refusal('没有找到要收藏的内容', 'NOT_FOUND')
  await db
    .insertInto('favour')
    .values(favour)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
