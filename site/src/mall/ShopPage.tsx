import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { goodsSortLabels } from '@xinpu/sdk/labels'
import type { GoodsSort, MerchantVO } from '@xinpu/sdk/types'
import { PageHead, ResultsLayout } from '@xinpu/ui/layout'
import { GoodsList, MerchantCard, ShopBanner } from '@xinpu/ui/mall'
import {
  Alert,
  Breadcrumb,
  EmptyState,
  FilterBar,
  LinkButton,
  ListToolbar,
  Pagination,
  type FilterField,
} from '@xinpu/ui/primitives'
import { FacetPanel } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { talkWithShop } from '../message/places.ts'
import { FollowShop } from './Keeping.tsx'
import { shopInput } from './load-mall.ts'
import { readShopParams, type ShopParams } from './mall-params.ts'
import { goodsPlace, mallPlace, shopPlace, shopsPlace } from './places.ts'
import { goodsPageSize, shopCategories, shopDetail, shopGoods } from './queries.ts'
import { useAdding } from './use-adding.ts'

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '型号', placeholder: '在这家店找型号' },
]
const sorts = Object.entries(goodsSortLabels).map(([value, label]) => ({ value, label }))
const isGoodsSort = (sort: string): sort is GoodsSort => sort in goodsSortLabels

interface ShopPageProps {
  id: number
  page: number
  search: ShopParams
}

/** R048: the front of a shop with its goods. */
export function ShopPage({ id, page, search }: ShopPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: shop } = useSuspenseQuery(shopDetail(call, id))

  return (
    <ResultsLayout
      title={shop.name}
      head={
        <>
          <Breadcrumb
            items={[
              { label: '商城', href: place(mallPlace()) },
              { label: '店铺', href: place(shopsPlace()) },
              { label: shop.name },
            ]}
          />
          <ShopBanner src={shop.banner} alt="" />
          <PageHead title={shop.name} />
          <MerchantCard
            merchant={shop}
            href={place(shopPlace(id))}
            hasIntro
            action={
              <>
                <FollowShop shop={shop} />
                <LinkButton href={place(talkWithShop(id))} rel="nofollow">
                  联系卖家
                </LinkButton>
              </>
            }
          />
          {shop.status === 'closed' && (
            <Alert tone="warn" title="这家店铺已停业">
              商品都已下架。
            </Alert>
          )}
        </>
      }
      facets={<Kinds id={id} search={search} />}
      facetsName="分类"
    >
      <Goods shop={shop} page={page} search={search} />
    </ResultsLayout>
  )
}

function Kinds({ id, search }: Omit<ShopPageProps, 'page'>) {
  const call = useCall()
  const place = usePlace()
  const { data: kinds } = useSuspenseQuery(shopCategories(call, id))
  return (
    <FacetPanel<'category'>
      facets={[
        {
          name: 'category',
          label: '分类',
          values: kinds.flatMap(({ children }) =>
            children.map(({ id: kind, name, count }) => ({ value: String(kind), label: name, count })),
          ),
        },
      ]}
      selected={{ category: search.categoryId === undefined ? [] : [String(search.categoryId)] }}
      hrefOf={(_name, value, isOn) => place(shopPlace(id, { ...search, categoryId: isOn ? undefined : Number(value) }))}
    />
  )
}

function Goods({ shop: { id }, page, search }: { shop: MerchantVO; page: number; search: ShopParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const add = useAdding()
  const { data: found } = useSuspenseQuery(shopGoods(call, shopInput({ merchantId: id, page }, search)))
  const go = (next: ShopParams) => void navigate(shopPlace(id, { ...search, ...next }))

  return (
    <>
      <FilterBar
        schema={fields}
        value={{ keywords: search.keywords }}
        total={found.totalRecord}
        action={place(shopPlace(id))}
        onChange={(value) => go({ keywords: readShopParams(value).keywords })}
      />
      <ListToolbar
        title="商品"
        total={found.totalRecord}
        order={{
          value: search.sort ?? 'relevance',
          options: sorts,
          onChange: (sort) => go({ sort: isGoodsSort(sort) && sort !== 'relevance' ? sort : undefined }),
        }}
        link={place(shopPlace(id, search, page))}
      />
      {found.data.length > 0 ? (
        <GoodsList
          goods={found.data}
          qty={({ moq }) => moq}
          hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId))}
          onAdd={add}
        />
      ) : (
        <EmptyState title="该店暂无商品" why="关注这家店，上新后再来看。" />
      )}
      <Pagination
        page={page}
        pageSize={goodsPageSize}
        total={found.totalRecord}
        hrefFor={(other) => place(shopPlace(id, search, other))}
      />
    </>
  )
}
