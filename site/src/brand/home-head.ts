import type { SpecBrand } from '@xinpu/sdk/types'
import type { Visit } from '../app/visit.ts'
import { brandFacts, brandHead, homeOf, namesOf } from './brand-head.ts'

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
