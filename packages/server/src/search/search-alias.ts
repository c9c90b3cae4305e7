import type { Db } from '../core/database.ts'

/** Words that the desk has stand for a part, a brand or a category, with what that is called. */
export const aliasRows = (db: Db) =>
  db
    .selectFrom('search_alias')
    .leftJoin('part', 'part.id', 'part_id')
    .leftJoin('brand', 'brand.id', 'search_alias.brand_id')
    .leftJoin('category', 'category.id', 'search_alias.category_id')
    .select(['search_alias.id', 'plain', 'word', 'part_id', 'search_alias.brand_id', 'search_alias.category_id'])
    .select(['model', 'name_cn', 'category.name'])

type AliasRow = Awaited<ReturnType<ReturnType<typeof aliasRows>['executeTakeFirstOrThrow']>>

/** What a word stands for: one of the three. */
export function meantBy({ part_id, brand_id, category_id, model, name_cn, name }: AliasRow) {
  const kind = part_id ? ('part' as const) : brand_id ? ('brand' as const) : ('category' as const)
  return { kind, id: part_id ?? brand_id ?? category_id ?? 0, label: model ?? name_cn ?? name ?? '' }
}
