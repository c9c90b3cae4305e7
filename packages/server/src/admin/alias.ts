import type { alias } from '@xinpu/contract/admin'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import { understand } from '@xinpu/trade/understanding'
import { plainOf } from '@xinpu/trade/words'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { dropCached } from '../search/index/cached.ts'
import { tellNames } from '../search/index/outbox.ts'
import { aliasRows, meantBy } from '../search/search-alias.ts'
import { aliasTarget } from './alias-target.ts'

export const aliasHandlers: HandlersOf<typeof alias> = {
  async list(page, { db }) {
    const { rows, total } = await paginate(db, aliases(db).orderBy('search_alias.id', 'desc'), page)
    return { data: rows.map(present), totalRecord: total }
  },

  async add({ word, kind, target }, { db, user, now, note }) {
    const plain = plainOf(word)
    await refuseTaken(db, word, plain)
    const found = await aliasTarget(db, kind, target)
    const row = await db
      .insertInto('search_alias')
      .values({ plain, word, ...found.columns, created_by: user.id, created_at: now() })
      .onConflict((conflict) => conflict.column('plain').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Refusal(`“${word}”已经有别名，请先删除它`, 'CONFLICT')
    await told(db)
    note(`${word} → ${found.name}`)
    return row
  },

  async remove({ id }, { db, note }) {
    const row = await db.deleteFrom('search_alias').where('id', '=', id).returning('word').executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个别名', 'NOT_FOUND')
    await told(db)
    note(row.word)
    return null
  },
}

/** This server reads names anew at once, the others when the outbox tells them. */
async function told(db: Db) {
  await tellNames(db)
  dropCached()
}

/** What reads as something of its own stays that: a value, a package, a name. */
async function refuseTaken(db: Db, word: string, plain: string): Promise<void> {
  if (plain === '') throw wrongField('word', '搜索词须含文字或数字')
  const named = await nameOf(db, plain)
  if (named) throw new Refusal(`“${word}”已经是“${named}”的名称`, 'CONFLICT')
  const [read, ...more] = understand(word, new Map()).terms.map(({ chip }) => chip)
  if (read && more.length === 0 && read.kind !== 'text' && read.kind !== 'model')
    throw new Refusal(`“${word}”在搜索里读作${read.label}，不能作别名`, 'CONFLICT')
}

async function nameOf(db: Db, plain: string): Promise<string | undefined> {
  const brand = db
    .selectFrom('brand_alias')
    .innerJoin('brand', 'brand.id', 'brand_id')
    .select('name_cn as name')
    .where('plain', '=', plain)
    .where('part_count', '>', 0)
  const category = db
    .selectFrom('category_alias')
    .innerJoin('category', 'category.id', 'category_id')
    .select('category.name')
    .where('plain', '=', plain)
  return (await brand.unionAll(category).limit(1).executeTakeFirst())?.name
}

const aliases = (db: Db) =>
  aliasRows(db)
    .innerJoin('account', 'account.id', 'created_by')
    .select(['search_alias.created_at', 'created_by', 'nick_name', 'avatar'])

type AliasRow = Awaited<ReturnType<ReturnType<typeof aliases>['executeTakeFirstOrThrow']>>

function present(row: AliasRow): alias.SearchAlias {
  const { kind, label: target } = meantBy(row)
  return {
    id: row.id,
    word: row.word,
    kind,
    target,
    user: { id: row.created_by, nickName: row.nick_name, avatar: row.avatar },
    createTime: row.created_at.toISOString(),
  }
}
