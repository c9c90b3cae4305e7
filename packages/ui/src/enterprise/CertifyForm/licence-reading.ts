import type { BusinessLicense } from '@xinpu/sdk/types'
import { comparedText } from '../../primitives/FieldReading/compared-text.ts'
import type { CertifyDraft } from './certify-draft.ts'

/** The fields that a licence can be read for, in the order of the form. */
export const readFields = ['name', 'creditCode', 'legalPerson', 'validTo', 'address'] as const

export type ReadField = (typeof readFields)[number]

/** What stands in a field, as it is compared; a licence without an end is not one that has a last day. */
export const typedIn = (draft: CertifyDraft, field: ReadField): string =>
  field === 'validTo' && draft.isLongTerm ? '长期' : (draft[field] ?? '')

/** The fields where taking what was read would change something. */
export const toTake = (draft: CertifyDraft, licence: BusinessLicense | undefined): ReadField[] =>
  readFields.filter((field) => ['untyped', 'differs'].includes(comparedText(typedIn(draft, field), licence?.[field])))

/** Takes what was read into the draft. */
export const takeRead = (licence: BusinessLicense, fields: readonly ReadField[]): Partial<CertifyDraft> => ({
  ...Object.fromEntries(fields.map((field) => [field, licence[field]?.trim() ?? ''])),
  ...(fields.includes('validTo') && { isLongTerm: false }),
})
