import { brandEditRules, faultsIn } from '@xinpu/sdk/rules'
import type { SpecBrand } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { webAddressOf } from '../../primitives/TextField/web-address.ts'
import type { BrandNames } from './NameFields.tsx'

/** What stands in the fields of a brand. */
export interface BrandDraft extends BrandNames {
  country: string
  /** At most one. */
  logos: readonly string[]
  intro: string
}

/** What is sent of a changed brand: what is absent stays. */
export interface BrandChanges {
  brandCn?: string
  brandEn?: string
  website?: string
  country?: string
  fullLogo?: string
  intro?: string
}

/** A brand as it stands. */
export const draftOf = ({ brandCn, brandEn, website, country, fullLogo, intro = '' }: SpecBrand): BrandDraft => ({
  brandCn,
  brandEn,
  website,
  country,
  logos: fullLogo === '' ? [] : [fullLogo],
  intro,
})

/** What is wrong with a draft, in the order of its fields. A website and a logo are replaced, not taken away. */
export const faultsOf = (brand: SpecBrand, draft: BrandDraft): FieldFault[] =>
  faultsIn(brandEditRules, sentOf(draft), {
    brandCn: draft.brandCn.trim() === '' && '请输入品牌名称',
    website: brand.website !== '' && draft.website.trim() === '' && '请输入官网',
    fullLogo: brand.fullLogo !== '' && draft.logos.length === 0 && '请上传品牌标志',
  })

/** What a draft changes. */
export function changesOf(brand: SpecBrand, draft: BrandDraft): BrandChanges {
  const before = sentOf(draftOf(brand))
  const after = Object.entries(sentOf(draft))
  return Object.fromEntries(after.filter(([field, value]) => value !== before[field as keyof BrandChanges]))
}

/** Empty text would say nothing; an empty paragraph empties the introduction. */
const sentOf = ({ brandCn, brandEn, website, country, logos, intro }: BrandDraft): Required<BrandChanges> => ({
  brandCn: brandCn.trim(),
  brandEn: brandEn.trim(),
  website: webAddressOf(website),
  country: country.trim(),
  fullLogo: logos[0] ?? '',
  intro: intro || '<p></p>',
})
