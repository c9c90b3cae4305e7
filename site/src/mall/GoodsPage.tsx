import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { leastQuantity } from '@xinpu/sdk/format'
import type { MallGoodsDetail } from '@xinpu/sdk/types'
import { ParamTable } from '@xinpu/ui/datasheet'
import { DefaultLayout } from '@xinpu/ui/layout'
import { BuyBox, GoodsHeader, GoodsList, MerchantCard, OffShelfBox } from '@xinpu/ui/mall'
import { Breadcrumb, LinkButton, NotHereDialog, onDemand, Section } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { datasheetPlace } from '../datasheet/places.ts'
import { createPlace } from '../demand/places.ts'
import { talkWithShop } from '../message/places.ts'
import { AwaitGoods } from './AwaitGoods.tsx'
import { FavourGoods, FollowShop } from './Keeping.tsx'
import { ReportGoods } from './ReportGoods.tsx'
import type { GoodsParams } from './mall-params.ts'
import { GoodsText } from './GoodsText.tsx'
import { checkoutPlace, goodsPlace, mallPlace, shopPlace } from './places.ts'
import { goodsDetail } from './queries.ts'
import { useAdding } from './use-adding.ts'
import { useQuantity } from './use-quantity.ts'

const BargainContainer = onDemand(
  () => import('./bargain/BargainContainer.tsx').then((module) => module.BargainContainer),
  NotHereDialog,
)

interface GoodsPageProps {
  id: number
  search: GoodsParams
}

/** R046: goods, at the wanted quantity. */
export function GoodsPage({ id, search }: GoodsPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: goods } = useSuspenseQuery(goodsDetail(call, id))
  const { categoryId, categoryName, model, modelId, brandId, specId } = goods

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '商城', href: place(mallPlace()) },
            { label: categoryName, href: place(mallPlace({ categoryId })) },
            { label: model },
          ]}
        />
      }
      head={
        <GoodsHeader
          goods={goods}
          brandHref={place(mallPlace({ brandId: [brandId] }))}
          {...(modelId !== null && { partHref: place(partPlace({ id: modelId, model })) })}
          actions={
            <>
              <FavourGoods goods={goods} />
              {goods.status === 'on' && <ReportGoods goods={goods} />}
            </>
          }
          box={
            goods.status === 'on' ? (
              <Selling goods={goods} search={search} />
            ) : (
              <OffShelf goods={goods} search={search} />
            )
          }
        />
      }
      aside={<Shop goods={goods} />}
    >
      <Section
        title="参数"
        {...(specId !== undefined && { more: { href: place(datasheetPlace(specId)), label: '打开数据手册' } })}
      >
        <ParamTable params={goods.params} />
      </Section>
      {goods.description && (
        <Section title="详情">
          <GoodsText html={goods.description} />
        </Section>
      )}
      <Others goods={goods} qty={search.qty ?? leastQuantity(goods)} />
    </DefaultLayout>
  )
}

/** Waits for pieces that are not there; another quantity is another wish. */
const arrivalOf = (goods: MallGoodsDetail) => (pieces: number) => (
  <AwaitGoods key={pieces} goods={goods} quantity={pieces} isAsked={goods.arrivalWanted === pieces} />
)

/** The box that sells. */
function Selling({ goods, search }: { goods: MallGoodsDetail; search: GoodsParams }) {
  const navigate = useNavigate()
  const add = useAdding()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(useCall()))
  const [isBargaining, setBargaining] = useState(false)
  const [qty, setQty] = useQuantity(goods, search)

  return (
    <>
      <BuyBox
        goods={goods}
        qty={qty}
        onQty={setQty}
        onAdd={() => add(goods, qty)}
        onBuy={() => void navigate(checkoutPlace({ goodsId: goods.mallGoodsId, qty }))}
        onSplit={({ bought, rest }) => {
          add(goods, bought)
          if (who) void navigate(postOf(goods, rest))
        }}
        arrivalOf={arrivalOf(goods)}
        onBargain={() => (who ? setBargaining(true) : openLogin())}
      />
      {isBargaining && (
        <Suspense>
          <BargainContainer
            goods={goods}
            qty={qty}
            onClose={() => setBargaining(false)}
            onAddInstead={(pieces) => add(goods, pieces)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Nothing is sold here any more: who else has it, and whoever wants it from here waits or asks everybody. */
function OffShelf({ goods, search }: { goods: MallGoodsDetail; search: GoodsParams }) {
  const place = usePlace()
  const qty = search.qty ?? leastQuantity(goods)
  return (
    <OffShelfBox
      goods={goods}
      qty={qty}
      hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId, { qty }))}
      postHref={place(postOf(goods, qty))}
      arrival={<AwaitGoods goods={goods} quantity={qty} isAsked={goods.arrivalWanted > 0} size="md" />}
    />
  )
}

/** A post that asks everybody for pieces of goods. */
const postOf = ({ model, brandCn }: MallGoodsDetail, quantity: number) =>
  createPlace({ type: '1', model, brand: brandCn, quantity })

function Shop({ goods: { merchant, mallGoodsId } }: { goods: MallGoodsDetail }) {
  const place = usePlace()
  return (
    <Section title="店铺" more={{ href: place(shopPlace(merchant.id)), label: '进店' }}>
      <MerchantCard merchant={merchant} href={place(shopPlace(merchant.id))} action={<FollowShop shop={merchant} />} />
      <LinkButton href={place(talkWithShop(merchant.id, { topic: 'goods', id: mallGoodsId }))} rel="nofollow">
        联系卖家
      </LinkButton>
    </Section>
  )
}

function Others({ goods: { recommends }, qty }: { goods: MallGoodsDetail; qty: number }) {
  const place = usePlace()
  const add = useAdding()
  if (recommends.length === 0) return null
  return (
    <Section title="也可以买" meta={`按 ${qty.toLocaleString('zh-CN')} 片`}>
      <GoodsList
        view="card"
        goods={recommends}
        qty={qty}
        hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId, { qty }))}
        onAdd={add}
      />
    </Section>
  )
}
