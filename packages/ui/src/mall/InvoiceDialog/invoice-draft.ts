import { creditCodeCheck, creditCodeFault } from '@xinpu/sdk/format'
import { faultsIn, invoiceRules } from '@xinpu/sdk/rules'
import type { Invoice, InvoiceType } from '@xinpu/sdk/types'

/** The fields that are typed. */
export interface InvoiceFields {
  title: string
  taxNo: string
  bank: string
  bankAccount: string
  address: string
  tel: string
  email: string
}

/** An invoice title as it stands in the form. */
export interface InvoiceDraft extends InvoiceFields {
  type: InvoiceType
  isDefault: boolean
}

/** An invoice title that can be sent; what is absent is cleared. */
export type InvoiceValues = Omit<Invoice, 'id'>

/** A certified company, whose data a title may take. */
export interface TitledCompany {
  name: string
  creditCode: string
  /** As registered. */
  address?: string | undefined
  /** As registered. */
  tel?: string | undefined
}

export const blankInvoice: InvoiceDraft = {
  type: 'ordinary',
  title: '',
  taxNo: '',
  bank: '',
  bankAccount: '',
  address: '',
  tel: '',
  email: '',
  isDefault: false,
}

/** A title that is there, as the form takes it. */
export const draftOf = (known: Invoice): InvoiceDraft => ({ ...blankInvoice, ...known })

/** What a special invoice needs besides. */
export const bankFields = ['bank', 'bankAccount', 'address', 'tel'] as const

/** Whether the four fields are asked for, or hold something. */
export const showsBank = (draft: InvoiceDraft): boolean =>
  draft.type === 'special' || bankFields.some((name) => draft[name] !== '')

/** A form with the data of a company in its fields. */
export const filledWith = (draft: InvoiceDraft, { name, creditCode, address, tel }: TitledCompany): InvoiceDraft => ({
  ...draft,
  title: name,
  taxNo: creditCode,
  ...(draft.type === 'special' && { address: draft.address || (address ?? ''), tel: draft.tel || (tel ?? '') }),
})

/** A tax number as it is typed: capitals, without the blanks of printed ones. */
export const taxNoIn = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** What is wrong with a tax number already while it is typed; nothing while it may become right. */
export function taxNoFault(taxNo: string): string | undefined {
  const stranger = /[^0-9A-Z]/.exec(taxNo)?.[0]
  if (stranger) return `税号只有数字和大写字母，没有“${stranger}”`
  if (taxNo.length > 20) return `税号最多 20 位，现有 ${taxNo.length} 位`
  if (taxNo.length !== 18) return undefined
  const fault = creditCodeFault(taxNo)
  if (!fault?.includes('校验位')) return fault?.replace('统一社会信用代码', '税号')
  return `第 18 位应为 ${creditCodeCheck(taxNo)}，请对照营业执照`
}

/** What the server would refuse of a title. */
export function invoiceFaults(draft: InvoiceDraft) {
  const { title, taxNo, bankAccount, tel, email, bank, address } = draft
  const lacking = (name: (typeof bankFields)[number]) =>
    draft.type === 'special' && !draft[name].trim() && `专用发票需填${invoiceRules[name].label}`
  return faultsIn(
    invoiceRules,
    { title, taxNo, bank, bankAccount, address, tel, email },
    {
      title: undefined,
      taxNo: taxNoFault(taxNo),
      bank: lacking('bank'),
      bankAccount: lacking('bankAccount'),
      address: lacking('address'),
      tel: lacking('tel'),
    },
  )
}

/** The title of a form without faults; undefined while it has any. Who receives paper stays as it was. */
export function valuesOf(draft: InvoiceDraft, known?: Invoice): InvoiceValues | undefined {
  if (invoiceFaults(draft).length > 0) return undefined
  const { receiver, receiverMobile, receiverAddress } = known ?? {}
  const { type, taxNo, isDefault } = draft
  return {
    type,
    title: draft.title.trim(),
    taxNo,
    isDefault,
    ...filled('bank', draft.bank),
    ...filled('bankAccount', draft.bankAccount),
    ...filled('address', draft.address),
    ...filled('tel', draft.tel),
    ...filled('email', draft.email),
    ...filled('receiver', receiver),
    ...filled('receiverMobile', receiverMobile),
    ...filled('receiverAddress', receiverAddress),
  }
}

/** A field that holds something. */
const filled = <Name extends keyof InvoiceValues>(name: Name, value: string | undefined): Partial<InvoiceValues> =>
  value?.trim() ? { [name]: value.trim() } : {}
