import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EnterpriseList } from '@xinpu/ui/enterprise'
import { ResultsLayout } from '@xinpu/ui/layout'
import { EmptyState, FilterBar, LinkButton, ListToolbar, type FilterField } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { HallTabs } from '../demand/HallTabs.tsx'
import { readCompanySearch, type CompanySearchParams } from './company-params.ts'
import { FollowCompany } from './FollowCompany.tsx'
import { companyInput } from './load-companies.ts'
import { companyPlace, companySearchPlace } from './places.ts'
import { companiesLike, companyPageSize, companyTypes } from './queries.ts'

/** R030: companies on the platform, by their names. */
export function CompanySearchPage({ search }: { search: CompanySearchParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { keywords, region, type, page = 1 } = search
  const { data: found } = useSuspenseQuery(companiesLike(call, companyInput(search)))
  const { data: types = [] } = useQuery(companyTypes(call))
  const fields: FilterField[] = [
    { kind: 'text', name: 'keywords', label: '企业', placeholder: '企业名称、信用代码' },
    { kind: 'text', name: 'region', label: '地区', placeholder: '省份或城市' },
    { kind: 'select', name: 'type', label: '类型', options: types.map(({ label }) => ({ value: label, label })) },
  ]

  return (
    <ResultsLayout title="元器件企业" tabs={<HallTabs current="enterprise" />}>
      <FilterBar
        schema={fields}
        value={{ keywords, region, type }}
        total={found.totalRecord}
        action={place(companySearchPlace())}
        onChange={(value) => void navigate(companySearchPlace(readCompanySearch(value)))}
      />
      <ListToolbar title="企业" total={found.totalRecord} link={place(companySearchPlace(search))} />
      <EnterpriseList
        enterprises={found}
        hrefOf={({ id }) => place(companyPlace(id))}
        renderAction={(company) => <FollowCompany key={String(company.isFollow)} company={company} />}
        paging={{
          page,
          pageSize: companyPageSize,
          hrefFor: (next) => place(companySearchPlace({ ...search, page: next === 1 ? undefined : next })),
        }}
        whenEmpty={
          <EmptyState
            title="没有符合条件的企业"
            why="换一个词，或去掉地区和类型。"
            action={<LinkButton href={place(companySearchPlace())}>查看全部</LinkButton>}
          />
        }
      />
    </ResultsLayout>
  )
}
