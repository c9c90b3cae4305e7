import type { Facet, ParameterFacet, PartFacets } from '@xinpu/contract/datasheet/facet'
import { conditionText } from '@xinpu/trade/quantity'
import type { Db } from '../core/database.ts'
import type { FacetCounts, FacetName, FoundFacets, ParamFacet, PartSearch } from '../search/part-search.ts'

const titles: Record<FacetName, string> = { brandId: '品牌', categoryId: '分类', package: '封装', stock: '供应' }

/** The facets in the words of the screens, of a category or of everything. */
export async function presentFacets(
  { db, search }: { db: Db; search: Pick<PartSearch, 'unitsOf'> },
  { facets, params }: FoundFacets,
  categoryId: number | undefined,
): Promise<PartFacets> {
  const labels = await labelsOf(db, facets)
  const units = await search.unitsOf(
    params.filter(isDoubtful).map(({ name }) => name),
    categoryId,
  )
  const read = await readCounts(db, categoryId, params)
  return {
    facets: facets.map((facet) => presentFacet(facet, labels[facet.facet])),
    parameters: params.map((param) => ({
      ...presentParam(param, units.get(param.name)?.[0] ?? param.unit),
      ...(read.has(param.name) && { readCount: read.get(param.name) }),
    })),
  }
}

/** How many parts of a category tell a parameter only in the words of a catalogue. */
async function readCounts(
  db: Db,
  categoryId: number | undefined,
  params: readonly ParamFacet[],
): Promise<Map<string, number>> {
  if (categoryId === undefined || params.length === 0) return new Map()
  const rows = await db
    .selectFrom('category_parameter')
    .select(({ fn }) => ['name', fn.sum<number>('read_count').as('count')])
    .where('category_id', '=', categoryId)
    .where('read_count', '>', 0)
    .groupBy('name')
    .execute()
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}

/** Whether words are left that begin like a figure, and no figures: elsewhere in the category the parameter may have some. */
const isDoubtful = ({ unit, values }: ParamFacet): boolean =>
  unit === '' && values.some((value) => 'words' in value && /^[±+\-−.\d]/.test(value.words))

const presentFacet = ({ facet, values, exact }: FacetCounts, labels: ReadonlyMap<string, string>): Facet => ({
  name: facet,
  label: titles[facet],
  values: values.map(({ value, count }) => ({ value, label: labels.get(value) ?? value, count })),
  exact,
})

/** A value that cannot be written as a condition of the parameter's unit is not offered. */
function presentParam({ values, ...facet }: ParamFacet, unit: string): ParameterFacet {
  const inOrder = facet.unit === '' ? values : [...values].sort(bySize)
  return {
    ...facet,
    values: inOrder.flatMap((each) => {
      const own = 'number' in each ? each.number : each.words
      const value = conditionText(own, unit)
      return value && value.length <= longest ? [{ value, label: String(labelOf(own, value)), count: each.count }] : []
    }),
  }
}

/** With its parameter's name it has to fit into a condition. */
const longest = 120

const labelOf = (own: number | string, value: string) => (typeof own === 'string' ? own : value)

type Value = ParamFacet['values'][number]

/** Numbers by size, words behind them as they come. */
const bySize = (one: Value, other: Value): number =>
  sizeOf(one) === sizeOf(other) ? 0 : sizeOf(one) < sizeOf(other) ? -1 : 1
const sizeOf = (value: Value): number => ('number' in value ? value.number : Number.POSITIVE_INFINITY)

async function labelsOf(db: Db, facets: readonly FacetCounts[]): Promise<Record<FacetName, Map<string, string>>> {
  const idsIn = (name: FacetName) =>
    facets.flatMap(({ facet, values }) => (facet === name ? values.map(({ value }) => Number(value)) : []))
  const brands = await db
    .selectFrom('brand')
    .select(['id', 'name_cn', 'short_name'])
    .where('id', 'in', [0, ...idsIn('brandId')])
    .execute()
  const categories = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...idsIn('categoryId')])
    .execute()
  return {
    brandId: new Map(
      brands.map(({ id, name_cn, short_name }) => [
        String(id),
        name_cn === short_name ? name_cn : `${name_cn} ${short_name}`,
      ]),
    ),
    categoryId: new Map(categories.map(({ id, name }) => [String(id), name])),
    package: new Map(),
    stock: new Map([['true', '现货']]),
  }
}
