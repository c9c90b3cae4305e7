import {
  formatAmount,
  formatNumber,
  formatUnitPrice,
  taxPercent,
  toMicro,
  type Currency,
  type ExplainedPrice,
  type Micro,
} from '@xinpu/sdk/format'
import type { FreightRule } from '@xinpu/sdk/types'
import type { PriceStep } from './PriceSteps.tsx'

/** How the price of one line of goods comes about. */
export function goodsSteps(explained: ExplainedPrice, currency: Currency): PriceStep[] {
  const { min, price, netPrice, pieces, amount, tax, rounding } = explained
  const hasTax = tax > 0n
  return [
    {
      label: `单价，${formatNumber(min)}+ 档${hasTax ? `，含税 ${taxPercent[currency]}%` : '，不含税'}`,
      value: formatUnitPrice(price, currency),
    },
    ...(hasTax ? [{ label: '其中不含税', value: formatUnitPrice(netPrice, currency), isPart: true }] : []),
    { label: `× ${formatNumber(pieces)} 片，四舍五入到分`, value: formatAmount(amount, currency) },
    ...(rounding === 0n
      ? []
      : [{ label: `其中${rounding > 0n ? '入' : '舍'}`, value: formatUnitPrice(rounding, currency), isPart: true }]),
    ...(hasTax ? [{ label: '其中税额', value: formatAmount(tax, currency), isPart: true }] : []),
  ]
}

/** What sending costs, and from which sum on it is free. */
export function freightStep(freight: Micro, currency: Currency, freights: readonly FreightRule[]): PriceStep {
  const rule = freights.find((one) => one.currency === currency)
  const free = rule?.freeFrom == null ? '' : `，满 ${formatAmount(rule.freeFrom, currency).replace('.00', '')} 包邮`
  return { label: `运费${free}`, value: formatAmount(freight, currency) }
}

/** The sums of an order, in the wire's decimals. */
export interface OrderSums {
  goodsAmount: number
  /** On top of the goods; the tax inside them is a part of them. */
  taxAmount: number
  freight: number
  discount: number
  payAmount: number
}

/** How the sum of an order comes about. */
export function orderSteps(sums: OrderSums, currency: Currency, taxInside?: Micro): PriceStep[] {
  const money = (value: bigint | number) => formatAmount(value, currency)
  return [
    { label: '商品', value: money(sums.goodsAmount) },
    ...(taxInside === undefined || taxInside === 0n
      ? []
      : [{ label: `其中税额 ${taxPercent[currency]}%`, value: money(taxInside), isPart: true }]),
    ...(sums.taxAmount > 0 ? [{ label: '税额', value: money(sums.taxAmount) }] : []),
    { label: '运费', value: money(sums.freight) },
    ...(sums.discount === 0 ? [] : [{ label: '优惠', value: money(-toMicro(sums.discount)) }]),
  ]
}
