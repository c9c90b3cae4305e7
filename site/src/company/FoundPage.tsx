import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CompanyFacets, FoundCompany } from '@xinpu/sdk/types'
import { CompanyCard, CompanyList } from '@xinpu/ui/company'
import { ResultsLayout } from '@xinpu/ui/layout'
import { EmptyState, FilterBar, LinkButton, ListToolbar, type FilterField } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { companySearchPlace } from '../enterprise/places.ts'
import { CompareToggle } from './CompareToggle.tsx'
import { foundInput } from './load.ts'
import { LookupBox } from './LookupBox.tsx'
import { readFound, type FoundParams } from './lookup-params.ts'
import { OnSite } from './OnSite.tsx'
import { foundPlace, lookupPlace, personPlace, registerPlace } from './places.ts'
import { companiesFound, companyFacets, foundSize } from './queries.ts'

/** R022: the companies that a name, a code or a person finds, and why. */
export function FoundPage({ search }: { search: FoundParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { keywords = '', region, industry, regStatus, page = 1 } = search
  const { data: found } = useSuspenseQuery(companiesFound(call, foundInput(search)))
  const { data: facets } = useQuery(companyFacets(call, keywords))

  return (
    <ResultsLayout title={`查企业：${keywords}`} tabs={<LookupBox key={keywords} text={keywords} />}>
      {facets && (
        <FilterBar
          schema={fieldsOf(facets)}
          value={{ regStatus, region, industry }}
          total={found.totalRecord}
          action={place(foundPlace({ keywords }))}
          onChange={(value) => void navigate(foundPlace(readFound({ ...value, keywords })))}
        />
      )}
      <ListToolbar title="企业" total={found.totalRecord} link={place(foundPlace(search))} />
      <CompanyList
        companies={found}
        paging={{
          page,
          pageSize: foundSize,
          hrefFor: (next) => place(foundPlace({ ...search, page: next === 1 ? undefined : next })),
        }}
        whenEmpty={<Nothing search={search} />}
      >
        {(company) => <Row company={company} />}
      </CompanyList>
    </ResultsLayout>
  )
}

function Row({ company }: { company: FoundCompany }) {
  const place = usePlace()
  const { id, legalPersonId, here } = company
  return (
    <CompanyCard
      company={company}
      href={place(registerPlace(id))}
      {...(legalPersonId !== undefined && { personHref: place(personPlace(id, legalPersonId)) })}
      onSite={here && <OnSite here={here} />}
      action={<CompareToggle company={company} />}
    />
  )
}

const fieldsOf = ({ regStatus, region, industry }: CompanyFacets): FilterField[] => [
  field('regStatus', '状态', regStatus),
  field('region', '地区', region),
  field('industry', '行业', industry),
]

const field = (name: string, label: string, facets: CompanyFacets['region']): FilterField => ({
  kind: 'select',
  name,
  label,
  options: facets.map(({ value, count }) => ({ value, label: `${value}（${count}）` })),
})

/** Nothing has that name: other words, fewer conditions, or the companies of this site. */
function Nothing({ search }: { search: FoundParams }) {
  const place = usePlace()
  const { keywords, region, industry, regStatus } = search
  const isNarrowed = Boolean(region ?? industry ?? regStatus)
  return (
    <EmptyState
      title={`没有找到“${keywords}”`}
      why={isNarrowed ? '去掉筛选再找一次。' : '可能是错字或繁体；试试简称、曾用名、拼音首字母或信用代码。'}
      action={
        isNarrowed ? (
          <LinkButton href={place(foundPlace({ keywords }))}>去掉筛选</LinkButton>
        ) : (
          <LinkButton href={place(companySearchPlace({ keywords }))}>查平台内企业</LinkButton>
        )
      }
      secondary={<LinkButton href={place(lookupPlace)}>重新查</LinkButton>}
    />
  )
}
