import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatCount } from '@xinpu/sdk/format'
import type { EnterpriseVO, StockPage, StockVO } from '@xinpu/sdk/types'
import { DemandList } from '@xinpu/ui/demand'
import { FilterBar, ListToolbar, Section } from '@xinpu/ui/primitives'
import { StockTable } from '@xinpu/ui/stock'
import { useCallback } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { PostAction } from '../demand/PostAction.tsx'
import { postPlace } from '../demand/places.ts'
import { searchPlace } from '../search/places.ts'
import { stockOf } from '../stock/queries.ts'
import { StockCall } from '../stock/StockCall.tsx'
import { CompanyEmpty } from './CompanyEmpty.tsx'
import { readCompanyParams, type CompanyParams } from './company-params.ts'
import { postsAsked, stockAsked } from './load-company.ts'
import { companyPlace } from './places.ts'
import { companyPageSize, postsOfCompany } from './queries.ts'

interface ListProps {
  company: EnterpriseVO
  search: CompanyParams
}

const words = { 0: '供应', 1: '求购' } as const

/** Open posts of a company of one kind; among others the first of them, and nothing where there are none. */
export function CompanyPosts({ company, search, type }: ListProps & { type: 0 | 1 }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const { id } = company
  const found = useQuery(postsOfCompany(call, postsAsked(id, type, search)))
  const tab = type === 1 ? 'demand' : 'supply'
  const isFirst = search.tab === undefined
  if (isFirst && found.data?.totalRecord === 0) return null

  return (
    <Section title={words[type]} {...(isFirst && { more: moreOf(place(companyPlace(id, { tab })), found.data) })}>
      <DemandList
        demands={shownOf(found)}
        hrefOf={(post) => place(postPlace(post.id))}
        now={new Date(visit.now)}
        renderAction={(post) => <PostAction post={post} isMine={false} />}
        empty={<CompanyEmpty company={company} title={`现在没有${words[type]}`} />}
        {...(!isFirst && { paging: pagingOf(search, (page) => place(companyPlace(id, { tab, page }))) })}
      />
    </Section>
  )
}

const actionOf = (line: StockVO) => <StockCall line={line} />

/** What a company says it holds; among others the first of it, and nothing where there is none. */
export function CompanyStock({ company, search }: ListProps) {
  const { id } = company
  const call = useCall()
  const place = usePlace()
  const found = useQuery(stockOf(call, stockAsked(id, search)))
  const table = <HeldTable company={company} search={search} found={found} />
  if (search.tab === undefined && found.data?.totalRecord === 0) return null
  if (search.tab === undefined)
    return (
      <Section title="库存" more={moreOf(place(companyPlace(id, { tab: 'stock' })), found.data)}>
        {table}
      </Section>
    )

  return (
    <>
      <StockFilter id={id} keywords={search.keywords} total={found.data?.totalRecord} />
      <ListToolbar title="库存" total={found.data?.totalRecord ?? 0} link={place(companyPlace(id, search))} />
      {table}
    </>
  )
}

interface HeldTableProps {
  company: EnterpriseVO
  search: CompanyParams
  found: UseQueryResult<StockPage>
}

function HeldTable({ company, search, found }: HeldTableProps) {
  const place = usePlace()
  const visit = useVisit()
  const partHref = useCallback(({ model }: StockVO) => place(searchPlace(model)), [place])
  const { id } = company
  const { tab, keywords } = search
  return (
    <StockTable
      stock={shownOf(found)}
      staleCount={found.data?.staleCount ?? 0}
      now={new Date(visit.now)}
      partHref={partHref}
      actionOf={actionOf}
      whenEmpty={<CompanyEmpty company={company} title={keywords ? '这家企业没有这个型号的库存' : '现在没有库存'} />}
      {...(tab && { paging: pagingOf(search, (page) => place(companyPlace(id, { tab, keywords, page }))) })}
    />
  )
}

function StockFilter({ id, keywords, total }: { id: number; keywords: string | undefined; total: number | undefined }) {
  const place = usePlace()
  const navigate = useNavigate()
  return (
    <FilterBar
      schema={[{ kind: 'text', name: 'keywords', label: '型号', placeholder: '在这家企业里找型号' }]}
      value={{ keywords }}
      action={place(companyPlace(id, { tab: 'stock' }))}
      onChange={(value) => void navigate(companyPlace(id, readCompanyParams({ ...value, tab: 'stock' })))}
      {...(total !== undefined && { total })}
    />
  )
}

const moreOf = (href: ReturnType<ReturnType<typeof usePlace>>, found: { totalRecord: number } | undefined) => ({
  href,
  label: found ? `全部 ${formatCount(found.totalRecord)} 条` : '全部',
})

const pagingOf = ({ page = 1 }: CompanyParams, hrefFor: (page: number) => ReturnType<ReturnType<typeof usePlace>>) => ({
  page,
  pageSize: companyPageSize,
  hrefFor,
})
