export * as myStock from './my-stock.ts'
export * as stock from './stock.ts'
