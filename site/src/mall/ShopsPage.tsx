import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ResultsLayout } from '@xinpu/ui/layout'
import { MerchantList } from '@xinpu/ui/mall'
import { EmptyState, FilterBar, LinkButton, ListToolbar, Pagination, type FilterField } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { companiesPlace } from '../enterprise/company-scene.ts'
import { shopsInput } from './load-mall.ts'
import { readShopParams, type ShopParams } from './mall-params.ts'
import { mallPlace, shopPlace, shopsPlace } from './places.ts'
import { shopsOf, shopsPageSize } from './queries.ts'

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '店铺', placeholder: '店铺或公司名称' },
]
const sorts = [
  { value: 'relevance', label: '商品最多' },
  { value: 'score', label: '评分' },
  { value: 'newest', label: '最新入驻' },
]

/** R048 without a shop: the directory of shops. */
export function ShopsPage({ page, search }: { page: number; search: ShopParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(shopsOf(call, shopsInput(page, search)))
  const go = (next: ShopParams) => void navigate(shopsPlace({ ...search, ...next }))

  return (
    <ResultsLayout title="店铺目录">
      <FilterBar
        schema={fields}
        value={{ keywords: search.keywords }}
        total={found.totalRecord}
        action={place(shopsPlace())}
        onChange={(value) => go({ keywords: readShopParams(value).keywords })}
      />
      <ListToolbar
        title="店铺"
        total={found.totalRecord}
        order={{
          value: search.sort ?? 'relevance',
          options: sorts,
          onChange: (sort) => go({ sort: sort === 'score' || sort === 'newest' ? sort : undefined }),
        }}
        link={place(shopsPlace(search, page))}
      >
        <LinkButton href={place(companiesPlace('mall'))}>按企业找</LinkButton>
      </ListToolbar>
      {found.data.length > 0 ? (
        <MerchantList merchants={found.data} hrefOf={({ id }) => place(shopPlace(id))} />
      ) : (
        <EmptyState
          title="没有这样的店铺"
          why="换个名称，或者直接按型号找货。"
          action={<LinkButton href={place(mallPlace())}>去商城</LinkButton>}
        />
      )}
      <Pagination
        page={page}
        pageSize={shopsPageSize}
        total={found.totalRecord}
        hrefFor={(other) => place(shopsPlace(search, other))}
      />
    </ResultsLayout>
  )
}
