import { demandRules, faultsIn } from '@xinpu/sdk/rules'
import type { Currency, DemandType, ValidDays } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** A post as it stands in the form. */
export interface DemandDraft {
  type: DemandType
  model: string
  brand: string
  quantity: number | null
  price: number | null
  currency: Currency
  /** `''` where it is not told. */
  tax: '' | 'with' | 'without'
  package: string
  batchNo: string
  delivery: string
  region: string
  description: string
  images: readonly string[]
  contactId: number | null
  /** Days from now; null where a post that is changed ends when it did. */
  validDays: ValidDays | null
}

/** A form that nobody has touched. */
export const blankDraft: DemandDraft = {
  type: 1,
  model: '',
  brand: '',
  quantity: null,
  price: null,
  currency: 'CNY',
  tax: '',
  package: '',
  batchNo: '',
  delivery: '',
  region: '',
  description: '',
  images: [],
  contactId: null,
  validDays: 30,
}

/** What is sent of a post, in the contract's words. */
export const postOf = (draft: DemandDraft) => ({ ...ruledOf(draft), ...unruledOf(draft) })

const ruledOf = (draft: DemandDraft) => ({
  model: draft.model,
  // The rule says that a number is missing.
  quantity: draft.quantity ?? undefined,
  brand: draft.brand,
  currency: draft.currency,
  taxIncluded: draft.tax === '' ? undefined : draft.tax === 'with',
  package: draft.package,
  batchNo: draft.batchNo,
  delivery: draft.delivery,
  region: draft.region,
  description: draft.description,
  images: [...draft.images],
  validDays: draft.validDays ?? undefined,
})

const unruledOf = ({ type, price, contactId }: DemandDraft) => ({
  type,
  ...(price !== null && { price }),
  ...(contactId !== null && { contactId }),
})

/** What is wrong with a post: what the server would refuse, and a price that is none. */
export const demandFaults = (draft: DemandDraft): FieldFault[] => [
  ...faultsIn(demandRules, ruledOf(draft)),
  ...(draft.price !== null && !(draft.price > 0 && draft.price <= 99_999_999)
    ? [{ field: 'price', message: '单价须大于 0，面议请留空' }]
    : []),
]

/** Whether what was kept is a post of this version of the form. */
export const isDemandDraft = (value: unknown): value is DemandDraft => {
  const draft = value as Partial<DemandDraft> | null
  return typeof draft?.model === 'string' && draft.validDays !== undefined && Array.isArray(draft.images)
}
