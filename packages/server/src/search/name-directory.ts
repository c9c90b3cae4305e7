import { pinyinOf } from '@xinpu/trade/pinyin'
import type { Named, NameDirectory } from '@xinpu/trade/understanding'
import type { Db } from '../core/database.ts'
import { cached } from './index/cached.ts'
import { aliasRows, meantBy } from './search-alias.ts'

/** A chip names this many categories at most. */
const mostLabels = 2

/** All names of brands and categories, and what the desk has other words stand for. */
export const nameDirectory = (db: Db): (() => Promise<NameDirectory>) => cached(() => readNames(db))

async function readNames(db: Db): Promise<NameDirectory> {
  const names = new Map<string, Named>()
  for (const row of await categoryNames(db)) note(names, 'category', row)
  const brands = await brandNames(db)
  // A brand wins where a name is both.
  for (const row of brands) names.set(row.plain, brandOf(row))
  return new Map([...soundsOf(brands), ...(await aliasNames(db)), ...names])
}

/** Words that the desk has stand for something; what is called so itself goes before. */
async function aliasNames(db: Db): Promise<[string, Named][]> {
  return (await aliasRows(db).execute()).map((row) => {
    const { kind, id, label } = meantBy(row)
    return [row.plain, { kind, ids: [id], label }]
  })
}

/** What a brand sounds like names it, unless something is called so. */
const soundsOf = (brands: readonly NameRow[]): [string, Named][] =>
  brands.flatMap((row) => pinyinOf(row.plain).map((plain): [string, Named] => [plain, brandOf(row)]))

const brandOf = ({ id, label }: NameRow): Named => ({ kind: 'brand', ids: [id], label })

interface NameRow {
  plain: string
  id: number
  parentId?: number | null
  label: string
}

function note(names: Map<string, Named>, kind: Named['kind'], { plain, id, label, parentId }: NameRow) {
  const known = names.get(plain)
  if (known)
    names.set(plain, {
      ...known,
      ids: [...known.ids, id],
      ...(known.ids.includes(parentId ?? 0) && { best: [...(known.best ?? []), id] }),
      label: known.ids.length < mostLabels ? `${known.label}、${label}` : known.label,
    })
  else names.set(plain, { kind, ids: [id], label })
}

const categoryNames = (db: Db): Promise<NameRow[]> =>
  db
    .selectFrom('category_alias')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['plain', 'category.id', 'category.name as label', 'category.parent_id as parentId'])
    .orderBy(({ eb }) => eb('parent_id', 'is not', null))
    .orderBy('position')
    .execute()

/** Brands without parts are left out: a word that means one would find nothing. Digits alone are never a brand. */
async function brandNames(db: Db): Promise<NameRow[]> {
  const rows = await db
    .selectFrom('brand_alias')
    .innerJoin('brand', 'brand.id', 'brand_id')
    .select(['plain', 'brand.id', 'name_cn', 'short_name'])
    .where('part_count', '>', 0)
    .execute()
  return rows
    .filter(({ plain }) => plain.length > 1 && !/^\d+$/.test(plain))
    .map(({ plain, id, name_cn, short_name }) => ({
      plain,
      id,
      label: name_cn === short_name ? name_cn : `${name_cn} ${short_name}`,
    }))
}
