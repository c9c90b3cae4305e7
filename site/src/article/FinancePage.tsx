import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FinancialPeriod } from '@xinpu/sdk/types'
import { FinanceTable, periodText } from '@xinpu/ui/article'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import {
  Alert,
  EmptyState,
  FilterBar,
  LinkButton,
  LinkTabs,
  ListRegion,
  ListToolbar,
  type FilterField,
} from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { ChannelTabs } from './ChannelTabs.tsx'
import { financeInput, financePageSize, readFinanceParams, type FinanceParams } from './finance-params.ts'
import { financePlace } from './places.ts'
import { financialPeriods, financialReports } from './queries.ts'
import { useFinanceLinks } from './use-finance-links.ts'

const sorts = [
  { value: 'revenue', label: '营业收入' },
  { value: 'profit', label: '归母净利润' },
  { value: 'newest', label: '公告日' },
]

/** R057: figures of companies, quarter by quarter. */
export function FinancePage({ search, shown }: { search: FinanceParams; shown: FinanceParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const linksOf = useFinanceLinks()
  const { data: periods } = useSuspenseQuery(financialPeriods(call))
  const { data: found } = useSuspenseQuery(financialReports(call, financeInput(shown)))
  const { page = 1, ...kept } = search
  const go = (part: object) => void navigate(financePlace(readFinanceParams({ ...kept, ...part })))

  return (
    <IndexLayout
      head={
        <>
          <ChannelTabs current="finance" />
          <PageHead title="财报" />
        </>
      }
    >
      <FilterBar
        schema={fieldsOf(periods)}
        value={{ keywords: kept.keywords, year: kept.year?.toString(), quarter: kept.quarter?.toString() }}
        total={found.totalRecord}
        action={place(financePlace())}
        onChange={({ keywords, year, quarter }) =>
          go({ keywords, year, quarter: quarter === '' ? undefined : quarter })
        }
      />
      {shown.year !== search.year && (
        <Alert title={`${search.year} 年还没有${search.quarter === 0 ? '年报' : '财报'}，下面是 ${shown.year} 年的`} />
      )}
      <LinkTabs
        label="比较"
        current={search.against ?? 'year'}
        items={[
          { id: 'year', label: '同比', href: place(financePlace({ ...search, against: undefined })) },
          { id: 'quarter', label: '环比', href: place(financePlace({ ...search, against: 'quarter' })) },
        ]}
      />
      <ListToolbar
        title="公司"
        total={found.totalRecord}
        order={{ value: search.sort ?? 'revenue', options: sorts, onChange: (sort) => go({ sort }) }}
        link={place(financePlace(search))}
      />
      <ListRegion
        list={found}
        paging={{ page, pageSize: financePageSize, hrefFor: (next) => place(financePlace({ ...search, page: next })) }}
        empty={
          <EmptyState
            title="没有这样的财报"
            why="换一个公司名、股票代码或品牌，或看全部公司最新一季。"
            action={<LinkButton href={place(financePlace())}>全部公司</LinkButton>}
          />
        }
      >
        {(reports) => <FinanceTable reports={reports} against={search.against ?? 'year'} linksOf={linksOf} />}
      </ListRegion>
    </IndexLayout>
  )
}

/** Only years and quarters that there are figures of can be chosen. */
const fieldsOf = (periods: readonly FinancialPeriod[]): readonly FilterField[] => [
  { kind: 'text', name: 'keywords', label: '公司', placeholder: '公司、代码、品牌' },
  {
    kind: 'select',
    name: 'year',
    label: '年份',
    options: [...new Set(periods.map(({ year }) => year))].map((year) => ({ value: `${year}`, label: `${year} 年` })),
  },
  {
    kind: 'select',
    name: 'quarter',
    label: '报告期',
    options: [...new Set(periods.map(({ quarter }) => quarter))]
      .sort()
      .map((quarter) => ({ value: `${quarter}`, label: periodText({ quarter }) })),
  },
]
