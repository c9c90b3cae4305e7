import type { SpecBrand } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import type { Visit } from '../app/visit.ts'
import { brandHead } from './brand-head.ts'
import type { BrandSpecsParams } from './brand-params.ts'
import { specsFacts } from './specs-facts.ts'

export interface SpecsOfBrand {
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
