import { formatNumber, leastQuantity, quantityFault, type QuantityFault, type QuantityRules } from '@xinpu/sdk/format'

/** Which rule a quantity breaks, or that there is none. */
type Fault = QuantityFault | 'none'

const faultOf = (pieces: number | null, rules: QuantityRules): Fault | undefined =>
  pieces === null ? 'none' : quantityFault(pieces, rules)

/** What is wrong with a quantity: 还差 6 片. Undefined where it can be bought. */
export function quantityToldOf(pieces: number | null, rules: QuantityRules): string | undefined {
  const fault = faultOf(pieces, rules)
  if (!fault) return undefined
  if (fault === 'none' || pieces === null) return '请输入数量'
  if (fault === 'stock') return rules.stock === 0 ? '已售完' : `库存只有 ${formatNumber(rules.stock)} 片`
  if (fault === 'mpq') return `须为 ${formatNumber(rules.mpq)} 的倍数`
  return `还差 ${formatNumber(leastQuantity(rules) - pieces)} 片`
}
