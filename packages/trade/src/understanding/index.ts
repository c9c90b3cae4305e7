export type { Named, NameDirectory } from './named.ts'
export { otherOrdersOf, type OtherOrders } from './order-suffix.ts'
export { meaningOf, needOf, understand, type Term, type Understanding } from './understand.ts'
