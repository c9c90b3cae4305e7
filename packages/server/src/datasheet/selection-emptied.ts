import type { EmptiedBy } from '@xinpu/contract/datasheet/narrowing'
import { splitCondition } from '@xinpu/trade/quantity'
import type { Db } from '../core/database.ts'
import type { PartFilter, PartSearch } from '../search/part-search.ts'
import type { Narrowed } from './selection-narrowing.ts'

interface Dropped extends Omit<EmptiedBy, 'total'> {
  filter: PartFilter
}

/** Which narrowings hide everything: those without which parts are left, the one that hides most first. */
export async function emptiedBy(
  { db, search }: { db: Db; search: PartSearch },
  { text, narrowed, filter }: { text: string; narrowed: Narrowed; filter: PartFilter },
): Promise<EmptiedBy[]> {
  const dropped = await droppable(db, narrowed, filter)
  if (dropped.length === 0) return []
  const totals = await search.totals(
    text,
    dropped.map((drop) => drop.filter),
  )
  return dropped
    .map(({ name, value, label }, index) => ({ name, value, label, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
}

async function droppable(db: Db, narrowed: Narrowed, filter: PartFilter): Promise<Dropped[]> {
  const { brandId = [], categoryId, package: packages = [], stock, f = [] } = narrowed
  const drop = (name: Dropped['name'], label: string, without: PartFilter, value = ''): Dropped => ({
    name,
    value,
    label,
    filter: { ...filter, ...without },
  })
  return [
    ...(brandId.length > 0 ? [drop('brandId', `品牌 ${await brandNames(db, brandId)}`, { brandIds: [] })] : []),
    ...(categoryId
      ? [drop('categoryId', `分类 ${await categoryName(db, categoryId)}`, { categoryId: undefined })]
      : []),
    ...(packages.length > 0 ? [drop('package', `封装 ${packages.join('、')}`, { packages: [] })] : []),
    ...(stock ? [drop('stock', '现货', { inStock: undefined })] : []),
    ...f.map((text, at) =>
      drop('f', toldAs(text), { params: filter.params?.filter((_, index) => index !== at) }, text),
    ),
  ]
}

function toldAs(condition: string): string {
  const { name, expression } = splitCondition(condition) ?? { name: condition, expression: '' }
  return `${name} ${expression}`
}

async function brandNames(db: Db, ids: readonly number[]): Promise<string> {
  const rows = await db.selectFrom('brand').select('name_cn').where('id', 'in', ids).orderBy('name_cn').execute()
  return rows.map(({ name_cn }) => name_cn).join('、')
}

async function categoryName(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('category').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}
