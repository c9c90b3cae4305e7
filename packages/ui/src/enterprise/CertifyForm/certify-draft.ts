import { formatPhone, parsePhone } from '@xinpu/sdk/format'
import type { EnterpriseUserDetail } from '@xinpu/sdk/types'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { mobileIn } from '../../primitives/PhoneField/mobile-text.ts'
import { webAddressOf } from '../../primitives/TextField/web-address.ts'

/** An application as it stands in the form: what has arrived is kept by its address, never by its bytes. */
export interface CertifyDraft {
  businessLicense: DocumentFile | null
  name: string
  creditCode: string
  /** Labels of the kinds of company. */
  type: string[]
  legalPerson: string
  /** The last day of the licence; null while none is chosen. */
  validTo: string | null
  /** Whether the licence has no end. */
  isLongTerm: boolean
  authName: string
  authMobile: string
  position: string
  proxyUrl: DocumentFile | null
  region: string
  address: string
  website: string
  intro: string
}

/** An application as it is handed in. */
export interface Certification {
  name: string
  creditCode: string
  type: string[]
  businessLicense: string
  legalPerson?: string
  /** `2036-01-31`; left out where the licence has no end. */
  validTo?: string
  authName: string
  /** `+86-13800000000`. */
  authMobile: string
  position?: string
  proxyUrl?: string
  region?: string
  address?: string
  website?: string
  intro?: string
}

export const blankDraft: CertifyDraft = {
  businessLicense: null,
  name: '',
  creditCode: '',
  type: [],
  legalPerson: '',
  validTo: null,
  isLongTerm: false,
  authName: '',
  authMobile: '',
  position: '',
  proxyUrl: null,
  region: '',
  address: '',
  website: '',
  intro: '',
}

const documentAt = (url: string | undefined, name: string): DocumentFile | null => (url ? { url, name } : null)

/** What was handed in before, to be changed and handed in again. */
export const draftOf = (detail: EnterpriseUserDetail): CertifyDraft => ({
  businessLicense: documentAt(detail.businessLicense, '营业执照'),
  name: detail.name,
  creditCode: detail.creditCode ?? '',
  type: [...detail.type],
  legalPerson: detail.legalPerson ?? '',
  validTo: detail.validTo ?? null,
  isLongTerm: detail.validTo === undefined,
  authName: detail.authName,
  // A number that is shown masked must be typed again.
  authMobile: parsePhone(detail.authMobile) ? formatPhone(detail.authMobile) : '',
  position: detail.position ?? '',
  proxyUrl: documentAt(detail.proxyUrl, '授权委托书'),
  region: detail.region ?? '',
  address: detail.address ?? '',
  website: detail.website ?? '',
  intro: detail.intro ?? '',
})

/** What is sent; fields that were left empty are left out. */
export const certificationOf = (draft: CertifyDraft): Certification => ({
  name: draft.name.trim(),
  creditCode: draft.creditCode,
  type: draft.type,
  businessLicense: draft.businessLicense?.url ?? '',
  ...filled('legalPerson', draft.legalPerson),
  ...(draft.isLongTerm ? {} : filled('validTo', draft.validTo ?? '')),
  authName: draft.authName.trim(),
  authMobile: mobileIn(draft.authMobile),
  ...filled('position', draft.position),
  ...filled('proxyUrl', draft.proxyUrl?.url ?? ''),
  ...profileOf(draft),
})

/** What visitors of the enterprise's page read. */
export const profileOf = ({ region, address, website, intro }: Profile) => ({
  ...filled('region', region),
  ...filled('address', address),
  ...filled('website', webAddressOf(website)),
  ...filled('intro', intro),
})

export type Profile = Pick<CertifyDraft, 'region' | 'address' | 'website' | 'intro'>

function filled<K extends string>(name: K, text: string): { [P in K]?: string } {
  const plain = text.trim()
  return plain === '' ? {} : ({ [name]: plain } as { [P in K]?: string })
}
