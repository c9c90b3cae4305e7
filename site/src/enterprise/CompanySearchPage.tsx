import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { EnterpriseList } from '@xinpu/ui/enterprise'
import { ResultsLayout } from '@xinpu/ui/layout'
import { EmptyState, FilterBar, LinkButton, ListToolbar, type FilterField } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { usePlace } from '../app/use-place.ts'
import { HallTabs } from '../demand/HallTabs.tsx'
import { shopPlace } from '../mall/places.ts'
import { readCompanySearch, type CompanySearchParams } from './company-params.ts'
import { FollowCompany } from './FollowCompany.tsx'
import { companyInput } from './load-companies.ts'
import { companiesPlace, type CompanyScene } from './company-scene.ts'
import { companyPlace } from './places.ts'
import { companiesLike, companyPageSize, companyTypes } from './queries.ts'

const ShopsOfCompanies = late(() => import('./ShopsOfCompanies.tsx').then((module) => module.ShopsOfCompanies))

const words: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '企业', placeholder: '企业名称、信用代码' },
  { kind: 'text', name: 'region', label: '地区', placeholder: '省份或城市' },
]

const kindOf = (types: readonly { label: string }[]): FilterField => ({
  kind: 'select',
  name: 'type',
  label: '类型',
  options: types.map(({ label }) => ({ value: label, label })),
})

interface CompanySearchPageProps {
  search: CompanySearchParams
  /** @default 'hall' */
  scene?: CompanyScene
}

/** R030 and R041: companies on the platform, by their names; in the mall their shops come first. */
export function CompanySearchPage({ search, scene = 'hall' }: CompanySearchPageProps) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { keywords, region, type, page = 1 } = search
  const { data: found } = useSuspenseQuery(companiesLike(call, companyInput(search)))
  const isMall = scene === 'mall'
  const { data: types = [] } = useQuery({ ...companyTypes(call), enabled: !isMall })
  const listPlace = (next?: CompanySearchParams) => companiesPlace(scene, next)

  return (
    <ResultsLayout
      title={isMall ? '商城企业' : '元器件企业'}
      {...(!isMall && { tabs: <HallTabs current="enterprise" /> })}
    >
      <FilterBar
        schema={isMall ? words : [...words, kindOf(types)]}
        value={{ keywords, region, type }}
        total={found.totalRecord}
        action={place(listPlace())}
        onChange={(value) => void navigate(listPlace(readCompanySearch(value)))}
      />
      {isMall && page === 1 && <ShopsOfCompanies search={search} />}
      <ListToolbar title="企业" total={found.totalRecord} link={place(listPlace(search))} />
      <EnterpriseList
        enterprises={found}
        hrefOf={({ id }) => place(companyPlace(id))}
        renderAction={(company) => <Deeds key={String(company.isFollow)} company={company} isMall={isMall} />}
        paging={{
          page,
          pageSize: companyPageSize,
          hrefFor: (next) => place(listPlace({ ...search, page: next === 1 ? undefined : next })),
        }}
        whenEmpty={
          <EmptyState
            title="没有符合条件的企业"
            why="换一个词，或去掉地区和类型。"
            action={<LinkButton href={place(listPlace())}>查看全部</LinkButton>}
          />
        }
      />
    </ResultsLayout>
  )
}

/** 关注; in the mall the way into the shop of who has one. */
function Deeds({ company, isMall }: { company: EnterpriseVO; isMall: boolean }) {
  const place = usePlace()
  const { merchantId, name } = company
  if (!isMall || merchantId === undefined) return <FollowCompany company={company} />
  return (
    <LinkButton href={place(shopPlace(merchantId))} aria-label={`进店 ${name}`}>
      进店
    </LinkButton>
  )
}
