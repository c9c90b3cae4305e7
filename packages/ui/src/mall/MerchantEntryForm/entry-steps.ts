import { faultsIn, merchantEntryRules } from '@xinpu/sdk/rules'
import type { MerchantEntry } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { mobileFault } from '../../primitives/PhoneField/mobile-text.ts'
import { entryOf, type EntryDraft } from './entry-draft.ts'

/** The steps of an application, from 0: the first is the certification, the last hands it in. */
export const steps = [
  { title: '企业认证' },
  { title: '店铺资料' },
  { title: '收款账户' },
  { title: '品牌授权' },
  { title: '提交' },
] as const

/** The step that hands it in. */
export const lastStep = steps.length - 1

/** The fields of each step, in their order. */
const fields: readonly (readonly string[])[] = [
  [],
  ['name', 'logo', 'contactName', 'contactMobile', 'email', 'intro'],
  ['bank', 'bankAccount'],
  ['mainBrandIds', 'brandAuthUrls'],
  [],
]

/** The step of a field; the last one for what is none of the form's. */
export function stepOf(field: string): number {
  const at = fields.findIndex((names) => names.includes(field))
  return at < 0 ? lastStep : at
}

/** Faults that stand in a step. */
export const inStep = (faults: readonly FieldFault[], step: number): FieldFault[] =>
  faults.filter(({ field }) => stepOf(field) === step)

/** What is wrong with an application, in the order of its fields. */
export const entryFaults = (draft: EntryDraft): FieldFault[] =>
  faultsIn(
    merchantEntryRules,
    { intro: undefined, mainBrandIds: undefined, ...entryOf(draft) },
    {
      name: null,
      logo: null,
      contactName: null,
      contactMobile: mobileFault(draft.contactMobile),
      email: draft.email.trim() === '' && '请输入联系邮箱',
    },
  )

/** The first step with a fault, if there is one. */
export const firstFaulty = (faults: readonly FieldFault[]): number | undefined =>
  faults.length === 0 ? undefined : Math.min(...faults.map(({ field }) => stepOf(field)))

/** What the review named, beside its fields. */
export const reasonsIn = (entry: MerchantEntry | undefined): FieldFault[] =>
  entry?.status === 'rejected'
    ? entry.rejectFields.map((field) => ({ field, message: entry.rejectReason ?? '审核没有通过，请修改' }))
    : []
