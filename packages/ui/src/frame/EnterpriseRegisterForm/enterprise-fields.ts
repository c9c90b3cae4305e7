import { creditCodeFault } from '@xinpu/sdk/format'
import { faultsIn, newEnterpriseRules } from '@xinpu/sdk/rules'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { mobileFault, mobileIn } from '../../primitives/PhoneField/mobile-text.ts'

/** The enterprise of a new account as it stands in the form. */
export interface EnterpriseFields {
  businessLicense: DocumentFile | null
  name: string
  creditCode: string
  /** Labels of the kinds of company. */
  type: string[]
  contactName: string
  /** Empty: the number of the account. */
  contactMobile: string
  position: string
  email: string
  region: string
  address: string
}

/** The enterprise of a new account as it is sent. */
export interface NewEnterprise {
  name: string
  creditCode: string
  type: string[]
  businessLicense: string
  contactName: string
  /** `+86-13800000000`. */
  contactMobile: string
  position?: string
  email?: string
  region?: string
  address?: string
}

export const blankEnterprise: EnterpriseFields = {
  businessLicense: null,
  name: '',
  creditCode: '',
  type: [],
  contactName: '',
  contactMobile: '',
  position: '',
  email: '',
  region: '',
  address: '',
}

/** What is sent; fields that were left empty are left out, and who registers is called where nobody else is named. */
export const enterpriseOf = (fields: EnterpriseFields, ownMobile: string): NewEnterprise => ({
  name: fields.name.trim(),
  creditCode: fields.creditCode,
  type: fields.type,
  businessLicense: fields.businessLicense?.url ?? '',
  contactName: fields.contactName.trim(),
  contactMobile: fields.contactMobile.trim() === '' ? ownMobile : mobileIn(fields.contactMobile),
  ...filled('position', fields.position),
  ...filled('email', fields.email),
  ...filled('region', fields.region),
  ...filled('address', fields.address),
})

function filled<K extends string>(name: K, text: string): { [P in K]?: string } {
  const plain = text.trim()
  return plain === '' ? {} : ({ [name]: plain } as { [P in K]?: string })
}

/** What is wrong with an enterprise, in the order of its fields. A number that is not named is that of the account. */
export const enterpriseFaults = (fields: EnterpriseFields): FieldFault[] =>
  faultsIn(newEnterpriseRules, enterpriseOf(fields, anyMobile), {
    businessLicense: null,
    name: null,
    creditCode: creditCodeFault(fields.creditCode),
    type: null,
    contactName: null,
    contactMobile: fields.contactMobile.trim() !== '' && mobileFault(fields.contactMobile),
  })

/** Stands for the number of the account, which has a field of its own. */
const anyMobile = '+86-13800000000'

/** The server names fields by their way: `enterprise.creditCode`, `enterprise.type.0`. */
export const ownFault = ({ field, message }: FieldFault): FieldFault => {
  const [first = '', second] = field.split('.')
  return { field: first === 'enterprise' && second ? second : first, message }
}
