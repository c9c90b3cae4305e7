export { fromMicro, toMicro, type Micro } from './micro.ts'
export { formatAmount, formatUnitPrice, lineAmount, type Currency } from './money.ts'
export { cheaperQuantity, priceAt, type CheaperQuantity, type PriceAt, type PriceBreak } from './price-breaks.ts'
