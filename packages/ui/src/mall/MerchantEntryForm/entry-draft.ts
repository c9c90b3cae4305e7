import { formatPhone, parsePhone } from '@xinpu/sdk/format'
import type { MerchantEntry } from '@xinpu/sdk/types'
import type { Picked } from '../../agent/PickedSet/PickedSet.tsx'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { mobileIn } from '../../primitives/PhoneField/mobile-text.ts'

/** An application for a shop as it stands in the form: what has arrived is kept by its address, never by its bytes. */
export interface EntryDraft {
  name: string
  /** One picture, or none. */
  logos: readonly string[]
  intro: string
  contactName: string
  contactMobile: string
  email: string
  bank: string
  bankAccount: string
  brands: readonly Picked[]
  /** Letters of makers that let it sell their brand. */
  letters: readonly DocumentFile[]
}

/** A form that nobody has touched. */
export const blankEntry: EntryDraft = {
  name: '',
  logos: [],
  intro: '',
  contactName: '',
  contactMobile: '',
  email: '',
  bank: '',
  bankAccount: '',
  brands: [],
  letters: [],
}

/** What was handed in before, to be changed and handed in again. */
export const draftOf = (entry: MerchantEntry): EntryDraft => ({
  name: entry.name,
  logos: entry.logo ? [entry.logo] : [],
  intro: entry.intro ?? '',
  contactName: entry.contactName,
  // A number that is shown masked must be typed again.
  contactMobile: parsePhone(entry.contactMobile) ? formatPhone(entry.contactMobile) : '',
  email: entry.email,
  bank: entry.bank,
  bankAccount: entry.bankAccount,
  brands: entry.mainBrands.map(({ id, name }) => ({ id, name })),
  letters: entry.brandAuthUrls.map((url) => ({ url, name: nameIn(url) })),
})

/** The last part of an address, as a person reads it. */
function nameIn(url: string): string {
  const last = url.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** What is sent, in the contract's words; fields that were left empty are left out. */
export const entryOf = (draft: EntryDraft) => ({
  name: draft.name.trim(),
  logo: draft.logos[0] ?? '',
  ...(draft.intro.trim() && { intro: draft.intro.trim() }),
  contactName: draft.contactName.trim(),
  contactMobile: mobileIn(draft.contactMobile),
  email: draft.email.trim(),
  ...(draft.brands.length > 0 && { mainBrandIds: draft.brands.map(({ id }) => id) }),
  bank: draft.bank.trim(),
  bankAccount: draft.bankAccount.trim(),
  brandAuthUrls: draft.letters.map(({ url }) => url),
})

/** An application as it is handed in. */
export type EntryValues = ReturnType<typeof entryOf>

/** Whether what was kept is an application of this version of the form. */
export const isEntryDraft = (value: unknown): value is EntryDraft =>
  typeof value === 'object' && value !== null && 'letters' in value && 'bankAccount' in value && 'logos' in value
