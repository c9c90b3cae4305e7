import { plainOf } from '@xinpu/trade/words'
import type { Db } from '../core/database.ts'
import type { Known } from './my-goods-draft.ts'

/** The categories that some names may mean, by the name as `plainOf` spells it. */
export type NamedCategories = ReadonlyMap<string, ReadonlySet<number>>

/** Reads what categories are meant: by a name or an alias of theirs, and 放大器/运算放大器 by the way to them. */
export async function categoriesNamed(db: Db, names: readonly string[], known: Known): Promise<NamedCategories> {
  const plains = [...new Set(names.map(plainOf))].filter(Boolean)
  if (plains.length === 0) return new Map()
  const aliases = await db
    .selectFrom('category_alias')
    .select(['plain', 'category_id'])
    .where(({ eb, fn, val }) => eb('plain', '=', fn.any(val(plains))))
    .execute()
  const ways = [...known.categories].map(([id, { name, parentId }]) => {
    const parent = parentId === null ? undefined : known.categories.get(parentId)
    return { plain: plainOf(`${parent?.name ?? ''}${name}`), id }
  })
  const found = [...aliases.map(({ plain, category_id }) => ({ plain, id: category_id })), ...ways]
  return new Map(
    [...Map.groupBy(found, ({ plain }) => plain)].map(([plain, some]) => [plain, new Set(some.map(({ id }) => id))]),
  )
}
