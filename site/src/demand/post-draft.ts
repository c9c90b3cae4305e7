import type { DemandDetail, DemandRow, DemandType } from '@xinpu/sdk/types'
import { blankDraft, postOf, type DemandDraft } from '@xinpu/ui/demand'
import type { CreateParams } from './create-params.ts'
import type { PastedLine } from './read-lines.ts'

/** What the form begins with: the post that is changed or copied, or what the address brings. */
export function draftOf(search: CreateParams, known: DemandDetail | undefined): DemandDraft {
  const { type, model, brand, quantity, id } = search
  if (known) return { ...knownDraft(known), ...(id !== undefined && { validDays: null }) }
  return {
    ...blankDraft,
    type: type === '0' ? 0 : 1,
    model: model ?? '',
    brand: brand ?? '',
    quantity: quantity ?? null,
  }
}

const knownDraft = (known: DemandDetail): DemandDraft => ({
  ...blankDraft,
  ...textsOf(known),
  type: known.type,
  model: known.model,
  brand: known.brand,
  quantity: known.quantity,
  price: known.price ?? null,
  currency: known.currency,
  tax: taxOf(known.taxIncluded) ?? '',
  // Pictures of somebody else are not one's own to post.
  images: known.isMine ? known.images : [],
  contactId: known.contactId ?? null,
})

const textsOf = ({ package: body = '', batchNo = '', delivery = '', region = '', description = '' }: DemandDetail) => ({
  package: body,
  batchNo,
  delivery,
  region,
  description,
})

/** A post as it stands in the form, as a change of the one that it began with: an empty field takes back what was told. */
export function changeOf(draft: DemandDraft) {
  const { type: _type, ...change } = postOf(draft)
  return { ...change, negotiable: draft.price === null, taxNegotiable: draft.tax === '' }
}

/** What was filled in, as a change of a post that stands beside it: what was left empty stays there as it is. */
export function toldOf(draft: DemandDraft) {
  const { model, quantity, taxIncluded, price, contactId, images } = postOf(draft)
  return {
    model,
    quantity,
    taxIncluded,
    ...(price !== undefined && { price, currency: draft.currency }),
    ...(contactId !== undefined && { contactId }),
    ...(images.length > 0 && { images }),
    brand: draft.brand || undefined,
    package: draft.package || undefined,
    batchNo: draft.batchNo || undefined,
    delivery: draft.delivery || undefined,
    region: draft.region || undefined,
    description: draft.description || undefined,
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
