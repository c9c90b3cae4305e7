import { useQuery } from '@tanstack/react-query'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { LinkTabs } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { jobsOf } from '../job/queries.ts'
import type { CompanyParams, CompanyTab } from './company-params.ts'
import { jobsAsked } from './load-company.ts'
import { companyPlace } from './places.ts'

interface CompanyTabsProps {
  company: EnterpriseVO
  search: CompanyParams
}

/** The parts of the page of a company; goods and jobs have theirs where there are any. */
export function CompanyTabs({ company, search }: CompanyTabsProps) {
  const call = useCall()
  const place = usePlace()
  const { data: jobs } = useQuery(jobsOf(call, jobsAsked(company.id, search)))
  const { id, merchantId, goodsCount, stockCount } = company
  const tab = (name: CompanyTab, label: string, count?: number) => ({
    id: name,
    label,
    ...(count !== undefined && count > 0 && { count }),
    href: place(companyPlace(id, { tab: name })),
  })

  return (
    <LinkTabs
      label="企业主页"
      current={search.tab ?? 'home'}
      items={[
        { id: 'home', label: '概览', href: place(companyPlace(id)) },
        tab('supply', '供应'),
        tab('demand', '求购'),
        tab('stock', '库存', stockCount),
        ...(merchantId === undefined ? [] : [tab('goods', '商品', goodsCount)]),
        ...(jobs?.totalRecord || search.tab === 'jobs' ? [tab('jobs', '招聘', jobs?.totalRecord)] : []),
        tab('contacts', '联系人'),
        tab('evidence', '佐证'),
      ]}
    />
  )
}
