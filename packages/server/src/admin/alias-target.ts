import type { alias } from '@xinpu/contract/admin'
import { wrongField } from '@xinpu/contract/refusal'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { modelKeyOf } from '../search/search-plan.ts'

interface AliasColumns {
  part_id: number | null
  brand_id: number | null
  category_id: number | null
}

/** What a word is to stand for: its name, and its number in the column of its kind. */
interface AliasTarget {
  name: string
  columns: AliasColumns
}

const none: AliasColumns = { part_id: null, brand_id: null, category_id: null }

/** What is called so; of parts of several brands the one that is looked at most. */
export async function aliasTarget(db: Db, kind: alias.AliasKind, target: string): Promise<AliasTarget> {
  const found = await targets[kind](db, target)
  if (!found) throw wrongField('target', nothing[kind])
  return found
}

const nothing: Record<alias.AliasKind, string> = {
  part: '没有找到这个型号，请填写完整的型号',
  brand: '没有找到这个品牌',
  category: '没有找到这个分类',
}

const targets: Record<alias.AliasKind, (db: Db, target: string) => Promise<AliasTarget | undefined>> = {
  async part(db, target) {
    const row = await db
      .selectFrom('part')
      .select(['id', 'model'])
      .where('model_key', '=', modelKeyOf(target))
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return row && { name: row.model, columns: { ...none, part_id: row.id } }
  },

  async brand(db, target) {
    const row = await db
      .selectFrom('brand_alias')
      .innerJoin('brand', 'brand.id', 'brand_id')
      .select(['brand.id', 'name_cn'])
      .where('plain', '=', plainOf(target))
      .executeTakeFirst()
    return row && { name: row.name_cn, columns: { ...none, brand_id: row.id } }
  },

  /** Of several of one name the one that is called so itself, and the narrowest. */
  async category(db, target) {
    const row = await db
      .selectFrom('category_alias')
      .innerJoin('category', 'category.id', 'category_id')
      .select(['category.id', 'category.name'])
      .where('plain', '=', plainOf(target))
      .orderBy(sql`(category.name = ${target}) desc, (parent_id is not null) desc`)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst()
    return row && { name: row.name, columns: { ...none, category_id: row.id } }
  },
}
