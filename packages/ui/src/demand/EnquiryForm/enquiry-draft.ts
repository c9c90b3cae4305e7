import type { EnquiryAddInput } from '@xinpu/sdk/demand'
import { taxedPrice, type Micro } from '@xinpu/sdk/format'
import { enquiryRules, faultsIn } from '@xinpu/sdk/rules'
import type { Currency, DemandVO, EnquiryVO } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** A quote as it stands in the form. */
export interface EnquiryDraft {
  quantity: number | null
  price: number | null
  currency: Currency
  taxIncluded: boolean
  validDays: number
  batchNo: string
  delivery: string
  remark: string
}

/** What is sent of it. */
export type EnquiryTerms = Omit<EnquiryAddInput, 'demandId' | 'contactId'>

/** What stands in the form first: the quote as it is, or what the post asks for. */
export function draftOf(demand: DemandVO, quote: EnquiryVO | undefined): EnquiryDraft {
  if (!quote)
    return {
      quantity: demand.quantity,
      price: null,
      currency: demand.currency,
      taxIncluded: demand.taxIncluded ?? true,
      validDays: 7,
      batchNo: '',
      delivery: '',
      remark: '',
    }
  const { quantity, price, currency, taxIncluded, validDays, batchNo = '', delivery = '' } = quote
  return { quantity, price, currency, taxIncluded, validDays, batchNo, delivery, remark: '' }
}

/** What is sent; empty text is sent too, as it clears what stood there. */
export const termsOf = ({ quantity, price, ...draft }: EnquiryDraft): EnquiryTerms => ({
  ...draft,
  quantity: quantity ?? 0,
  price: price ?? 0,
})

export const enquiryFaults = ({ quantity, price, ...draft }: EnquiryDraft): FieldFault[] =>
  faultsIn(
    enquiryRules,
    { ...draft, quantity: quantity ?? undefined, price: price ?? undefined },
    { quantity: quantity === null && '请输入数量', price: price === null && '请输入单价' },
  )

/** Whether a value was written by this form; another version's is not taken. */
export const isEnquiryDraft = (value: unknown): value is EnquiryDraft =>
  typeof value === 'object' && value !== null && 'validDays' in value && 'taxIncluded' in value && 'remark' in value

/** How far a price is above the target, in yuan with tax; nothing where there is no target, or no price yet. */
export function aboveTarget({ price, currency, taxIncluded }: EnquiryDraft, demand: DemandVO): Micro | undefined {
  if (price === null || demand.price === undefined || !(price > 0 && price < 100_000_000)) return undefined
  const target = { price: demand.price, currency: demand.currency, taxIncluded: demand.taxIncluded ?? taxIncluded }
  return taxedPrice({ price: Number(price.toFixed(6)), currency, taxIncluded }) - taxedPrice(target)
}
