import type { SpecBrand, SpecBrandCompany } from '@xinpu/sdk/types'
import type { Visit } from '../app/visit.ts'
import { brandFacts, brandHead } from './brand-head.ts'

export interface CompanyOfBrand {
  brand: SpecBrand
  company: SpecBrandCompany
}

/** What search engines are told of the company behind a brand. */
export const companyHead = ({ brand, company }: CompanyOfBrand, visit: Visit) =>
  brandHead(
    {
      brand,
      title: `${brand.brandCn || brand.name} 公司信息`,
      description: [company.companyName, brand.country, company.categories.slice(0, 6).join('、')]
        .filter(Boolean)
        .join('，'),
      path: `/brandDetail/companyInfo/${brand.id}`,
      // A name alone is nothing to be found for.
      isListed: brand.website !== '' || brand.country !== '',
      facts: { '@type': 'Corporation', ...brandFacts(brand), legalName: company.companyName },
    },
    visit,
  )
