import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { stockSortLabels } from '@xinpu/sdk/labels'
import { ResultsLayout } from '@xinpu/ui/layout'
import { EmptyState, FilterBar, LinkButton, ListToolbar, type FilterField } from '@xinpu/ui/primitives'
import { StockTable } from '@xinpu/ui/stock'
import type { StockVO } from '@xinpu/sdk/types'
import { useCallback } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { usePlace } from '../app/use-place.ts'
import { HallTabs } from '../demand/HallTabs.tsx'
import { createPlace } from '../demand/places.ts'
import { companyPlace } from '../enterprise/places.ts'
import { searchPlace } from '../search/places.ts'
import { stockInput } from './load-stock.ts'
import { stockHallPlace } from './places.ts'
import { stockOf, stockPageSize } from './queries.ts'
import { readStockParams, type StockParams } from './stock-params.ts'
import { StockCall } from './StockCall.tsx'

const HallWords = late(() => import('../demand/HallWords.tsx').then((module) => module.HallWords))
const KeepStockSearch = late(() => import('./KeepStockSearch.tsx').then((module) => module.KeepStockSearch))

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '型号', placeholder: '型号或品牌' },
  { kind: 'text', name: 'region', label: '地区', placeholder: '省份或城市' },
]
const sorts = Object.entries(stockSortLabels).map(([value, label]) => ({ value, label }))
const actionOf = (line: StockVO) => <StockCall line={line} />

/** R037: what companies say they hold. */
export function StockHallPage({ page, search }: { page: number; search: StockParams }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(stockOf(call, stockInput(page, search)))
  const go = (next: StockParams) => void navigate(stockHallPlace(1, next))
  const partHref = useCallback(({ model }: StockVO) => place(searchPlace(model)), [place])
  const companyHref = useCallback(
    ({ enterpriseId }: StockVO) => place(companyPlace(enterpriseId, { tab: 'stock' })),
    [place],
  )

  return (
    <ResultsLayout title="现货库存" tabs={<HallTabs current="stock" />}>
      <FilterBar
        schema={fields}
        value={{ keywords: search.keywords, region: search.region }}
        total={found.totalRecord}
        action={place(stockHallPlace())}
        onChange={(value) => go(readStockParams({ ...search, ...value }))}
      />
      <HallWords hrefOf={(keywords) => place(stockHallPlace(1, { keywords }))} />
      <ListToolbar
        title="库存"
        total={found.totalRecord}
        order={{
          value: search.sort ?? 'newest',
          options: sorts,
          onChange: (sort) => go(readStockParams({ ...search, sort: sort === 'newest' ? undefined : sort })),
        }}
        link={place(stockHallPlace(page, search))}
      >
        <KeepStockSearch search={search} />
      </ListToolbar>
      <StockTable
        stock={found}
        staleCount={found.staleCount}
        paging={{ page, pageSize: stockPageSize, hrefFor: (other) => place(stockHallPlace(other, search)) }}
        now={new Date(visit.now)}
        partHref={partHref}
        companyHref={companyHref}
        actionOf={actionOf}
        whenEmpty={<NothingFound model={search.keywords} />}
      />
    </ResultsLayout>
  )
}

/** Nobody says so: it can be asked for. */
function NothingFound({ model }: { model: string | undefined }) {
  const place = usePlace()
  return (
    <EmptyState
      title="没有符合条件的库存"
      why="发布求购，让有货的企业来报价。"
      action={
        <LinkButton tone="primary" href={place(createPlace({ type: '1', ...(model && { model }) }))}>
          发布求购
        </LinkButton>
      }
      secondary={<LinkButton href={place(stockHallPlace())}>查看全部</LinkButton>}
    />
  )
}
