import type { SpecBrand } from '@xinpu/sdk/types'
import type { Visit } from '../app/visit.ts'
import { brandHead } from './brand-head.ts'

export interface ContactsOfBrand {
  brand: SpecBrand
  /** Whether anything is known. */
  isKnown: boolean
}

/** What search engines are told of the ways to reach a brand. */
export function contactHead({ brand, isKnown }: ContactsOfBrand, visit: Visit) {
  const name = `${brand.brandCn || brand.name} 联系方式`
  return brandHead(
    {
      brand,
      title: name,
      description: `${brand.fullName}的官网、电话与邮箱。`,
      path: `/brandDetail/contactInfo/${brand.id}`,
      isListed: isKnown,
      facts: { '@type': 'ContactPage', name },
    },
    visit,
  )
}
