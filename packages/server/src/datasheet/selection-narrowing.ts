import type { Narrowing } from '@xinpu/contract/datasheet/narrowing'
import { Refusal } from '@xinpu/contract/refusal'
import { conditionFault, parseCondition, splitCondition } from '@xinpu/trade/quantity'
import type { output } from 'zod'
import type { ParamCondition, ParamOrder, PartFilter, PartQuery, PartSearch } from '../search/part-search.ts'

/** What a caller narrows by. */
export type Narrowed = output<typeof Narrowing>

/** The narrowings as the search takes them; a condition that cannot be read is refused. */
export async function filterOf(narrowed: Narrowed, search: Pick<PartSearch, 'unitsOf'>): Promise<PartFilter> {
  const { brandId, categoryId, package: packages, stock, f = [] } = narrowed
  const written = f.map(
    (text, index) => splitCondition(text) ?? refuse(index, `参数条件“${text}”须写成 容值=≥10k 这样`),
  )
  const units = await search.unitsOf(
    written.map(({ name }) => name),
    categoryId,
  )
  const params = written.map(({ name, expression }, index) => conditionOf(name, expression, units.get(name), index))
  return { brandIds: brandId, categoryId, packages, inStock: stock, params }
}

/** In the first of the units that it can be read in. */
function conditionOf(name: string, expression: string, units: readonly string[] = [''], index: number): ParamCondition {
  for (const unit of units) {
    const condition = parseCondition(expression, unit)
    if (condition) return { name, unit: condition.ranges.length > 0 ? unit : '', ...condition }
  }
  return refuse(index, `参数“${name}”的条件“${expression}”读不懂：${conditionFault(expression, units[0] ?? '')}`)
}

function refuse(index: number, message: string): never {
  throw new Refusal(message, 'INVALID', { errors: [{ field: `f.${index}`, message }] })
}

/** The order of a table as the search takes it. */
export const orderOf = ({ sort, descending }: { sort: string; descending: boolean }): PartQuery['sort'] =>
  sort.startsWith('param:')
    ? ({ param: sort.slice('param:'.length), descending } satisfies ParamOrder)
    : (sort as Exclude<PartQuery['sort'], ParamOrder>)
