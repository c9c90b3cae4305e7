import type { FinancialReport } from '@xinpu/sdk/types'
import { usePlace } from '../app/use-place.ts'
import { brandCompanyPlace } from '../brand/places.ts'
import { foundPlace } from '../company/places.ts'
import { newsSearchPlace } from './places.ts'

/** Where more is known of a company that reported. */
export function useFinanceLinks() {
  const place = usePlace()
  return ({ companyName, brandId }: FinancialReport) => [
    ...(brandId === undefined ? [] : [{ label: '品牌公司', href: place(brandCompanyPlace(brandId)) }]),
    { label: '相关资讯', href: place(newsSearchPlace({ keywords: companyName })) },
    { label: '查企业', href: place(foundPlace({ keywords: companyName })) },
  ]
}
