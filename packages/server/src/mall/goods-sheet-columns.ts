import { plainOf } from '@xinpu/trade/words'
import type { TakingIn } from '../demand/sheet-kind.ts'

/** Columns that only goods have, or that a sheet of goods may have beside one of the same meaning. */
const spellings = {
  name: '商品名称|名称|品名|name',
  category: '分类|类目|商品分类|产品分类|category',
  stock: '库存|库存数量|库存量|可售数量|数量|stock|qty|quantity',
  moq: '起订量|最小起订量|最低起订量|起订数量|起批量|moq',
  mpq: '最小包装量|最小包装|最小包装数量|标准包装|整包数量|倍数|递增量|mpq|spq|multiple',
  description: '商品详情|商品描述|描述|详情|description',
} as const

/** The columns of an empty sheet; what it tells of one lot, and three tiers of its price. */
export const templateColumns = `型号 品牌 商品名称 分类 封装 库存 仓库 批号 交期 起订量 最小包装量 币种
  数量1 价格1 数量2 价格2 数量3 价格3 备注`.split(/\s+/)

/** Tiers of a ladder: 数量1 and 价格1, 数量2 and 价格2, … */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export const laterTiers = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies Tier[]
export type ColumnName = keyof typeof spellings | `min${Tier}` | `price${Tier}`

const byName = new Map(
  Object.entries(spellings).flatMap(([name, list]) => list.split('|').map((one) => [one, name as ColumnName])),
)
const tierNames = [
  /^(?:阶梯|起始)?(?<what>数量|价格|价|单价|qty|price)(?<tier>10|[1-9])$/,
  /^阶梯(?<tier>10|[1-9])(?<what>数量|价格|价|单价)$/,
]

/** A column by its header, without what stands in brackets: 价格2(元). */
function nameOf(header: string): ColumnName | undefined {
  const plain = plainOf(header.replaceAll(/[(（【[].*?[)）】\]]/g, ''))
  const { what, tier } = tierNames.map((one) => one.exec(plain)?.groups).find(Boolean) ?? {}
  if (what === undefined) return byName.get(plain)
  return `${what === '数量' || what === 'qty' ? 'min' : 'price'}${tier}` as ColumnName
}

/** Where the columns of a sheet stand. */
export interface GoodsColumns {
  header: readonly string[]
  at: ReadonlyMap<ColumnName, number>
  /** What the columns are that the rows' quantity and price were read from; undefined where they are nothing else. */
  quantityIn: ColumnName | undefined
  priceIn: ColumnName | undefined
}

/** Reads the header of a sheet: of two columns of one name the first holds. */
export function readColumns({ header, map }: Pick<TakingIn['task'], 'header' | 'map'>): GoodsColumns {
  const at = new Map<ColumnName, number>()
  for (const [column, name] of header.map(nameOf).entries()) if (name && !at.has(name)) at.set(name, column)
  const nameIn = (field: string) => nameOf(header[map.find((one) => one.field === field)?.column ?? -1] ?? '')
  return { header, at, quantityIn: nameIn('quantity'), priceIn: nameIn('price') }
}
