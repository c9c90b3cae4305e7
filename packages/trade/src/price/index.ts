export {
  explainPrice,
  orderAmounts,
  taxInside,
  taxPercent,
  type ExplainedPrice,
  type FreightRule,
  type OrderAmounts,
} from './explained-price.ts'
export { fromMicro, toMicro, type Micro } from './micro.ts'
export { formatAmount, formatUnitPrice, lineAmount, type Currency } from './money.ts'
export {
  leastQuantity,
  quantitiesNear,
  quantityFault,
  type QuantityFault,
  type QuantityRules,
} from './order-quantity.ts'
export { ladderFault } from './ladder-fault.ts'
export { cheaperQuantity, priceAt, type CheaperQuantity, type PriceAt, type PriceBreak } from './price-breaks.ts'
