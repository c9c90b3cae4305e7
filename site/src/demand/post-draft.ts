import type { DemandDetail, DemandRow, DemandType } from '@xinpu/sdk/types'
import { blankDraft, type DemandDraft } from '@xinpu/ui/demand'
import type { CreateParams } from './create-params.ts'
import type { PastedLine } from './read-lines.ts'

/** What the form begins with: the post that is changed or copied, or what the address brings. */
export function draftOf({ type, model, brand, quantity }: CreateParams, known: DemandDetail | undefined): DemandDraft {
  if (!known)
    return {
      ...blankDraft,
      type: type === '0' ? 0 : 1,
      model: model ?? '',
      brand: brand ?? '',
      quantity: quantity ?? null,
    }
  const { price, taxIncluded, package: body, batchNo, delivery, region, description } = known
  return {
    ...blankDraft,
    type: known.type,
    model: known.model,
    brand: known.brand,
    quantity: known.quantity,
    price: price ?? null,
    currency: known.currency,
    tax: taxOf(taxIncluded) ?? '',
    package: body ?? '',
    batchNo: batchNo ?? '',
    delivery: delivery ?? '',
    region: region ?? '',
    description: description ?? '',
    images: known.images,
  }
}

/** What one pasted line fills in. */
export function filledBy({ fields: { taxIncluded, ...fields }, rest }: PastedLine): Partial<DemandDraft> {
  const tax = taxOf(taxIncluded)
  return { ...fields, ...(tax && { tax }), ...(rest && { description: rest }) }
}

const taxOf = (isIncluded: boolean | undefined) =>
  isIncluded === undefined ? undefined : isIncluded ? 'with' : 'without'

/** A pasted line as a post of many; `kind` is what a line is that does not say so itself. */
export const rowOf = (
  { fields: { model = '', quantity = 1, type, ...told }, rest }: PastedLine,
  kind: DemandType,
): DemandRow => ({
  type: type ?? kind,
  model,
  quantity,
  ...told,
  ...(rest && { description: rest }),
})
