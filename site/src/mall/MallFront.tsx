import { useSuspenseQuery } from '@tanstack/react-query'
import { GoodsList, MerchantList } from '@xinpu/ui/mall'
import { Section } from '@xinpu/ui/primitives'
import { HotWords } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { Banners } from '../portal/Banners.tsx'
import { goodsPlace, mallPlace, shopPlace, shopsPlace } from './places.ts'
import { mallHome, mallWords } from './queries.ts'
import { useAdding } from './use-adding.ts'

/** What the mall shows before anything is looked for: what sells best of the largest kinds, and shops. */
export function MallFront({ qty }: { qty: number }) {
  const call = useCall()
  const place = usePlace()
  const add = useAdding()
  const { data } = useSuspenseQuery(mallHome(call))
  const { data: words } = useSuspenseQuery(mallWords(call))
  const wanted = qty === 1 ? undefined : qty

  return (
    <>
      <HotWords words={words} hrefOf={({ name, url }) => url ?? place(mallPlace({ keywords: name, qty: wanted }))} />
      {data.banners.length > 0 && <Banners label="商城活动" banners={data.banners} />}
      {data.floors.map(({ categoryId, name, goods }) => (
        <Section
          key={categoryId}
          title={name}
          more={{ href: place(mallPlace({ categoryId, qty: wanted })), label: '全部' }}
        >
          <GoodsList
            view="card"
            goods={goods}
            qty={qty}
            hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId, { qty: wanted }))}
            onAdd={add}
          />
        </Section>
      ))}
      {data.merchants.length > 0 && (
        <Section title="店铺" more={{ href: place(shopsPlace()), label: '店铺目录' }}>
          <MerchantList merchants={data.merchants} hrefOf={({ id }) => place(shopPlace(id))} />
        </Section>
      )}
    </>
  )
}
