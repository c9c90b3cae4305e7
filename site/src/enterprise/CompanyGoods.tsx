import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@xinpu/sdk/format'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { GoodsList } from '@xinpu/ui/mall'
import { Pagination, Section } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { goodsPlace, shopPlace } from '../mall/places.ts'
import { shopGoods } from '../mall/queries.ts'
import { useAdding } from '../mall/use-adding.ts'
import type { CompanyParams } from './company-params.ts'
import { CompanyEmpty } from './CompanyEmpty.tsx'
import { goodsAsked } from './load-company.ts'
import { companyPlace } from './places.ts'
import { companyPageSize } from './queries.ts'

interface CompanyGoodsProps {
  company: EnterpriseVO & { merchantId: number }
  search: CompanyParams
}

/** What the shop of a company sells; among others the first of it, and nothing where there is none. */
export function CompanyGoods({ company, search }: CompanyGoodsProps) {
  const call = useCall()
  const place = usePlace()
  const add = useAdding()
  const { id, merchantId } = company
  const found = useQuery(shopGoods(call, goodsAsked(merchantId, search)))
  const all = place(companyPlace(id, { tab: 'goods' }))
  const more =
    search.tab === 'goods'
      ? { href: place(shopPlace(merchantId)), label: '进店铺' }
      : { href: all, label: `全部 ${formatCount(company.goodsCount)} 件` }
  if (search.tab === undefined && found.data?.totalRecord === 0) return null

  return (
    <Section title="在售商品" more={more}>
      <Region of={found}>
        {({ data, totalRecord }) =>
          data.length === 0 ? (
            <CompanyEmpty company={company} title="店铺里现在没有在售商品" />
          ) : (
            <>
              <GoodsList
                goods={data}
                qty={({ moq }) => moq}
                hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId))}
                onAdd={add}
              />
              {search.tab === 'goods' && (
                <Pagination
                  page={search.page ?? 1}
                  pageSize={companyPageSize}
                  total={totalRecord}
                  hrefFor={(page) => place(companyPlace(id, { tab: 'goods', page }))}
                />
              )}
            </>
          )
        }
      </Region>
    </Section>
  )
}
