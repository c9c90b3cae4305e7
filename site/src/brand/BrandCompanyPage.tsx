import { useSuspenseQuery } from '@tanstack/react-query'
import type { SpecBrand, SpecBrandCompany } from '@xinpu/sdk/types'
import { FinanceTable } from '@xinpu/ui/article'
import { Alert, Button, DescriptionList, Link, Section, type DescriptionItem } from '@xinpu/ui/primitives'
import { useFeedback } from '../account/FeedbackContainer.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { ofBrand } from '../article/finance-params.ts'
import { financePlace } from '../article/places.ts'
import { financialReports } from '../article/queries.ts'
import { useFinanceLinks } from '../article/use-finance-links.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { ClaimButton, mayClaim } from './ClaimButton.tsx'
import { companyOfBrand } from './queries.ts'

/** R087: the company behind a brand, as far as it is known. */
export const BrandCompanyPage = ({ brandId }: { brandId: number }) => (
  <BrandFrame brandId={brandId} current="company">
    {(brand) => <Company brand={brand} />}
  </BrandFrame>
)

function Company({ brand }: { brand: SpecBrand }) {
  const call = useCall()
  const { data: company } = useSuspenseQuery(companyOfBrand(call, brand.id))
  const place = usePlace()
  const openFeedback = useFeedback()
  const { data: reports } = useSuspenseQuery(financialReports(call, ofBrand(brand.id)))
  const linksOf = useFinanceLinks()

  return (
    <>
      <Section
        title="公司信息"
        meta={
          <Button size="sm" tone="quiet" onPress={openFeedback}>
            补充或纠正
          </Button>
        }
      >
        <DescriptionList items={factsOf(brand, company)} />
      </Section>
      {reports.data.length > 0 && (
        <Section title="财报" more={{ href: place(financePlace({ keywords: brand.brandCn })), label: '各家财报' }}>
          <FinanceTable reports={reports.data} linksOf={linksOf} />
        </Section>
      )}
      {isUnrecorded(company) && mayClaim(brand) && (
        <Alert title="公司资料待补充" action={<ClaimButton brand={brand} />}>
          成立时间、地址和股票代码还没有人提供。原厂可以认领品牌，写下自己的介绍。
        </Alert>
      )}
    </>
  )
}

/** Nothing is known that the brand itself does not say. */
const isUnrecorded = ({ founded, address, stockCode }: SpecBrandCompany): boolean =>
  founded === undefined && address === undefined && stockCode === undefined

/** What is not known has no line. */
function factsOf(brand: SpecBrand, company: SpecBrandCompany): DescriptionItem[] {
  const { website } = brand
  const lines: (DescriptionItem | false)[] = [
    { label: '公司名称', value: company.companyName, copy: company.companyName },
    brand.brandCn !== company.companyName && { label: '中文名', value: brand.brandCn },
    brand.country !== '' && { label: '国家或地区', value: brand.country },
    company.founded !== undefined && { label: '成立', value: company.founded },
    company.address !== undefined && { label: '地址', value: company.address },
    company.stockCode !== undefined && { label: '股票代码', value: company.stockCode },
    website !== '' && { label: '官网', value: <Link href={website}>{website}</Link> },
    company.categories.length > 0 && { label: '主要产品', value: company.categories.slice(0, 12).join('、') },
    company.honours.length > 0 && { label: '荣誉', value: company.honours.join('、') },
    company.intro !== '' && { label: '简介', value: company.intro },
  ]
  return lines.filter((line) => line !== false).map((line) => ({ ...line, ...originOf(company) }))
}

const originOf = ({ source, updateTime }: SpecBrandCompany) => ({
  ...(source !== undefined && { source: { label: source } }),
  ...(updateTime !== undefined && { date: updateTime.slice(0, 10) }),
})
