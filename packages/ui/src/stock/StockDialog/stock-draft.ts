import { faultsIn, stockRules } from '@xinpu/sdk/rules'
import type { Currency, StockStatus, StockVO } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** A figure of a line that is changed in its place. */
export type StockFigure = 'price' | 'quantity'

/** A line as it stands in the form. */
export interface StockDraft {
  model: string
  brand: string
  quantity: number | null
  price: number | null
  currency: Currency
  batchNo: string
  package: string
  location: string
  status: StockStatus
}

/** A form that nobody has touched. */
export const blankStock: StockDraft = {
  model: '',
  brand: '',
  quantity: null,
  price: null,
  currency: 'CNY',
  batchNo: '',
  package: '',
  location: '',
  status: 'on',
}

/** A line that is there, as the form takes it. */
export const draftOf = (line: StockVO): StockDraft => ({
  model: line.model,
  brand: line.brand,
  quantity: line.quantity,
  price: line.price ?? null,
  currency: line.currency,
  batchNo: line.batchNo ?? '',
  package: line.package ?? '',
  location: line.location ?? '',
  status: line.status,
})

/** What is sent of a line, in the contract's words; fields that are empty are left out. */
export const stockOf = ({ price, quantity, batchNo, package: body, location, ...rest }: StockDraft) => ({
  ...rest,
  quantity: quantity ?? 0,
  ...(price !== null && { price }),
  ...(batchNo && { batchNo }),
  ...(body && { package: body }),
  ...(location && { location }),
})

/** What is wrong with a line: what the server would refuse, and a price that is none. */
export const stockFaults = ({ price, quantity, ...draft }: StockDraft): FieldFault[] => [
  ...faultsIn(stockRules, { ...draft, quantity: quantity ?? undefined }),
  ...(priceFault(price) ? [{ field: 'price', message: priceFault(price) ?? '' }] : []),
]

const priceFault = (price: number | null): string | undefined =>
  price === null || (price > 0 && price <= 99_999_999) ? undefined : '单价须大于 0，面议请留空'

/** The number that somebody typed, wide figures and separators too; null where nothing is typed. */
export const numberIn = (text: string): number | null => {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  return plain === '' ? null : Number(plain)
}

/** What is wrong with a figure that is changed in its place. */
export function figureFault(figure: StockFigure, text: string): string | undefined {
  const value = numberIn(text)
  if (figure === 'price') return priceFault(value)
  const whole = { ...blankStock, model: 'A', brand: 'A', quantity: value }
  return stockFaults(whole).find(({ field }) => field === 'quantity')?.message
}
