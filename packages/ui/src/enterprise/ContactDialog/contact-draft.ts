import { companyContactRules, contactRules, faultsIn } from '@xinpu/sdk/rules'
import type { ContactVO } from '@xinpu/sdk/types'

/** A contact as it stands in the form; what is not known is empty. */
export interface ContactFields {
  name: string
  mobile: string
  wechat: string
  position: string
  tel: string
  email: string
  qq: string
  region: string
  /** The brands this contact looks after. */
  brands: readonly { id: number; name: string }[]
}

/** Whom the contact speaks for: a person, who is called, or a company, which also says who looks after what. */
export type ContactScope = 'enterprise' | 'user'

/** A form that nobody has touched. */
export const blankContact: ContactFields = {
  name: '',
  mobile: '',
  wechat: '',
  position: '',
  tel: '',
  email: '',
  qq: '',
  region: '',
  brands: [],
}

/** A contact that is there, as the form takes it. */
export const contactFieldsOf = (known: ContactVO): ContactFields => ({
  name: known.name,
  mobile: known.mobile ?? '',
  wechat: known.wechat ?? '',
  position: known.position ?? '',
  tel: known.tel ?? '',
  email: known.email ?? '',
  qq: known.qq ?? '',
  region: known.region ?? '',
  brands: known.brands,
})

/** What is sent of a contact; fields that are empty are left out. */
export function contactOf({ name, mobile, brands, ...rest }: ContactFields) {
  const filled: Partial<typeof rest> = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim()))
  return { name, mobile, ...filled, brandIds: brands.map(({ id }) => id) }
}

/** What is wrong with a contact: what the server would refuse. */
export function contactFaults(scope: ContactScope, contact: ContactFields) {
  const { brandIds: _brands, ...all } = contactOf(contact)
  const { name, mobile, wechat } = all
  return scope === 'enterprise'
    ? faultsIn(companyContactRules, all)
    : faultsIn(contactRules, { name, mobile, ...(wechat && { wechat }) })
}

/** Whether what was kept on this device is a contact. */
export const isContactFields = (value: unknown): value is ContactFields =>
  typeof value === 'object' && value !== null && 'brands' in value && 'mobile' in value && 'region' in value
