import type { SpecBrand, SpecBrandCompany } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import type { Visit } from '../app/visit.ts'
import { brandFacts, brandHead, homeOf, namesOf } from './brand-head.ts'
import type { BrandSpecsParams } from './brand-params.ts'

// One door: the address of each file that routes fetch later is carried by every page.
export { sellersHead } from './sellers-head.ts'

/** What search engines are told of the home of a brand. */
export const homeHead = (brand: SpecBrand, visit: Visit) =>
  brandHead(
    {
      brand,
      title: `${namesOf(brand)} 官网、型号、数据手册、代理商`,
      description: `${brand.fullName}：${brand.modelCount} 个型号、${brand.specCount} 份数据手册，按分类查参数、看资料。`,
      path: homeOf(brand),
      isListed: brand.modelCount + brand.specCount > 0,
      facts: { '@type': ['Brand', 'Organization'], ...brandFacts(brand) },
    },
    visit,
  )

interface CompanyOfBrand {
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

interface ContactsOfBrand {
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

interface SpecsOfBrand {
  brand: SpecBrand
  page: number
  sheets: readonly { id: number; title: string }[]
  search: BrandSpecsParams
}

/** What search engines are told of a page of the documents of a brand. */
export function specsHead({ brand, page, sheets, search }: SpecsOfBrand, visit: Visit) {
  const title = `${brand.brandCn} 数据手册下载${page === 1 ? '' : ` 第 ${page} 页`}`
  return brandHead(
    {
      brand,
      title,
      description: `${brand.fullName}的 ${brand.specCount} 份数据手册，在线阅读，打包下载。`,
      path: `/brandDetail/specification/${brand.id}${page === 1 ? '' : `/${page}`}`,
      isListed: sheets.length > 0 && Object.keys(withoutEmpty(search)).length === 0,
      facts: specsFacts(title, sheets, visit.origin),
    },
    visit,
  )
}

/** A page of documents, for search engines. */
const specsFacts = (name: string, sheets: readonly { id: number; title: string }[], origin: string) => ({
  '@type': 'ItemList',
  name,
  itemListElement: sheets.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: `${origin}/specification_detail/${id}`,
  })),
})
