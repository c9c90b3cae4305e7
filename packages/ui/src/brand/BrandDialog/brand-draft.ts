import type { SpecBrand } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { webAddressFault, webAddressOf } from '../../primitives/TextField/web-address.ts'
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

/** HTML, with its tags. */
const longestIntro = 20_000

/** What is wrong with a draft, in the order of its fields. A website and a logo are replaced, not taken away. */
export function faultsOf(brand: SpecBrand, draft: BrandDraft): FieldFault[] {
  const faults: Record<string, string | false | null> = {
    brandCn: draft.brandCn.trim() === '' && '请输入品牌名称',
    website:
      brand.website !== '' && draft.website.trim() === '' ? '请输入官网' : webAddressFault(draft.website, '官网'),
    fullLogo: brand.fullLogo !== '' && draft.logos.length === 0 && '请上传品牌标志',
    intro: draft.intro.length > longestIntro && '品牌介绍过长，请删减',
  }
  return Object.entries(faults).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

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
