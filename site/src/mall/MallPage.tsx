import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { goodsSortLabels } from '@xinpu/sdk/labels'
import { ResultsLayout } from '@xinpu/ui/layout'
import { GoodsList } from '@xinpu/ui/mall'
import {
  EmptyState,
  FilterBar,
  LinkButton,
  ListToolbar,
  Pagination,
  type FilterField,
  type FilterValue,
} from '@xinpu/ui/primitives'
import { withoutEmpty } from '../app/address.ts'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { usePlace } from '../app/use-place.ts'
import { createPlace } from '../demand/places.ts'
import { stockHallPlace } from '../stock/places.ts'
import { goodsInput, isFront } from './load-mall.ts'
import { readMallParams, type MallParams } from './mall-params.ts'
import { MallFacets } from './MallFacets.tsx'
import { MallFront } from './MallFront.tsx'
import { MallHead } from './MallHead.tsx'
import { goodsPlace, mallPlace } from './places.ts'
import { goodsOf, goodsPageSize } from './queries.ts'
import { useAdding } from './use-adding.ts'

const KeepGoodsSearch = late(() => import('./KeepGoodsSearch.tsx').then((module) => module.KeepGoodsSearch))

const filters: readonly FilterField[] = [
  { kind: 'switch', name: 'hasStock', label: '现货够数' },
  { kind: 'switch', name: 'bargain', label: '可议价' },
  {
    kind: 'select',
    name: 'currency',
    label: '币种',
    options: [
      { value: 'CNY', label: '人民币' },
      { value: 'USD', label: '美元' },
    ],
  },
]

/** What a filter bar says, as the address carries it; a filter that was taken off is taken out. */
const filtersOf = (value: FilterValue): MallParams => ({
  hasStock: undefined,
  bargain: undefined,
  currency: undefined,
  ...withoutEmpty(readMallParams(value)),
})

const sorts = Object.entries(goodsSortLabels).map(([value, label]) => ({ value, label }))

/** R047: the mall, its front page with the first of all goods, or a list of them at the wanted quantity. */
export function MallPage({ page, search }: { page: number; search: MallParams }) {
  return (
    <ResultsLayout
      title="商城"
      head={<MallHead search={search} hasDoors={isFront(page, search)} />}
      facets={<MallFacets search={search} />}
      facetsName="分类与品牌"
      narrowed={Number(search.categoryId !== undefined) + (search.brandId?.length ?? 0)}
    >
      {isFront(page, search) && <MallFront qty={search.qty ?? 1} />}
      <Goods page={page} search={search} />
    </ResultsLayout>
  )
}

function Goods({ page, search }: { page: number; search: MallParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const add = useAdding()
  const { data: found } = useSuspenseQuery(goodsOf(call, goodsInput(page, search)))
  const qty = search.qty ?? 1

  return (
    <>
      <FilterBar
        schema={filters}
        value={{ hasStock: search.hasStock, bargain: search.bargain, currency: search.currency }}
        total={found.totalRecord}
        action={place(mallPlace(search))}
        onChange={(value) => void navigate(mallPlace({ ...search, ...filtersOf(value) }))}
      />
      <ListToolbar
        title="商品"
        total={found.totalRecord}
        order={{
          value: search.sort ?? 'relevance',
          options: sorts,
          onChange: (sort) => void navigate(mallPlace({ ...search, sort: sorted(sort) })),
        }}
        link={place(mallPlace(search, page))}
      >
        <KeepGoodsSearch search={search} />
      </ListToolbar>
      {found.data.length > 0 ? (
        <GoodsList
          goods={found.data}
          qty={qty}
          hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId, { qty: search.qty }))}
          onAdd={add}
        />
      ) : (
        <NothingFound words={search.keywords} />
      )}
      <Pagination
        page={page}
        pageSize={goodsPageSize}
        total={found.totalRecord}
        hrefFor={(other) => place(mallPlace(search, other))}
      />
    </>
  )
}

const sorted = (sort: string): MallParams['sort'] =>
  sort === 'price' || sort === '-price' || sort === 'sale' || sort === 'newest' ? sort : undefined

/** No shop has it: it can be asked for, and lines of stock and posts may have it. */
function NothingFound({ words }: { words: string | undefined }) {
  const place = usePlace()
  return (
    <EmptyState
      title="没有符合条件的商品"
      why="发布求购，让有货的企业来报价；现货库存里也可能有。"
      action={
        <LinkButton tone="primary" href={place(createPlace({ type: '1', ...(words && { model: words }) }))}>
          发布求购
        </LinkButton>
      }
      secondary={<LinkButton href={place(stockHallPlace(1, { keywords: words }))}>查现货库存</LinkButton>}
    />
  )
}
