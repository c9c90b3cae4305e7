import type { MerchantVO } from '@xinpu/sdk/types'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ResultsLayout } from '@xinpu/ui/layout'
import { MerchantList } from '@xinpu/ui/mall'
import { EmptyState, FilterBar, LinkButton, ListToolbar, Pagination, type FilterField } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { FollowShop } from '../mall/Keeping.tsx'
import { shopsInput } from '../mall/load-mall.ts'
import { readShopParams, type ShopParams } from '../mall/mall-params.ts'
import { entryPlace } from '../mall/places.ts'
import { shopsOf, shopsPageSize } from '../mall/queries.ts'
import { SellerTabs } from './AgentsPage.tsx'
import { shopProfilePlace, shopProfilesPlace } from './places.ts'

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '商家', placeholder: '店铺或公司名称' },
]
const sorts = [
  { value: 'relevance', label: '商品最多' },
  { value: 'score', label: '评分' },
  { value: 'newest', label: '最新入驻' },
]

const followOf = (shop: MerchantVO) => <FollowShop shop={shop} />

/** R094: the shops of the mall as sellers. */
export function ShopProfilesPage({ page, search }: { page: number; search: ShopParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(shopsOf(call, shopsInput(page, search)))
  const go = (next: ShopParams) => void navigate(shopProfilesPlace({ ...search, ...next }))

  return (
    <ResultsLayout title="元器件商家名录" tabs={<SellerTabs current="shops" />}>
      <FilterBar
        schema={fields}
        value={{ keywords: search.keywords }}
        total={found.totalRecord}
        action={place(shopProfilesPlace())}
        onChange={(value) => go({ keywords: readShopParams(value).keywords })}
      />
      <ListToolbar
        title="商家"
        total={found.totalRecord}
        order={{
          value: search.sort ?? 'relevance',
          options: sorts,
          onChange: (sort) => go({ sort: sort === 'score' || sort === 'newest' ? sort : undefined }),
        }}
        link={place(shopProfilesPlace(search, page))}
      >
        <LinkButton size="sm" href={place(entryPlace())}>
          我要入驻
        </LinkButton>
      </ListToolbar>
      {found.data.length > 0 ? (
        <MerchantList merchants={found.data} hrefOf={({ id }) => place(shopProfilePlace(id))} actionOf={followOf} />
      ) : (
        <EmptyState
          title="没有这样的商家"
          why="换个名称试试。有认证企业的可以自己开店。"
          action={<LinkButton href={place(entryPlace())}>我要入驻</LinkButton>}
        />
      )}
      <Pagination
        page={page}
        pageSize={shopsPageSize}
        total={found.totalRecord}
        hrefFor={(other) => place(shopProfilesPlace(search, other))}
      />
    </ResultsLayout>
  )
}
