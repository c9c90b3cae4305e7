import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { MerchantVO } from '@xinpu/sdk/types'
import { DefaultLayout } from '@xinpu/ui/layout'
import { GoodsList } from '@xinpu/ui/mall'
import { Alert, Breadcrumb, EmptyState, EntityHeader, LinkButton, LinkTabs, Section } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { contactsOf } from '../enterprise/queries.ts'
import { FollowShop } from '../mall/Keeping.tsx'
import { goodsPlace, shopPlace } from '../mall/places.ts'
import { shopDetail, shopGoods } from '../mall/queries.ts'
import { useAdding } from '../mall/use-adding.ts'
import type { ShopTab } from './agent-params.ts'
import { profileGoods } from './load-agents.ts'
import { shopProfilePlace, shopProfilesPlace } from './places.ts'
import { SupplierContacts, SupplierRecord } from './Suppliers.tsx'

/** R093: who a shop is, and what is known of it. */
export function ShopProfilePage({ id, tab }: { id: number; tab: ShopTab }) {
  const call = useCall()
  const place = usePlace()
  const { data: shop } = useSuspenseQuery(shopDetail(call, id))
  const { data: who } = useQuery(me(call))
  const contacts = useQuery(contactsOf(call, { ownerType: 'merchant', ownerId: id }))
  useAutoLogin(who === null)
  const record = <SupplierRecord owner={{ ownerType: 'merchant', ownerId: id }} enterpriseId={shop.enterpriseId} />

  return (
    <DefaultLayout
      breadcrumb={<Breadcrumb items={[{ label: '商家', href: place(shopProfilesPlace()) }, { label: shop.name }]} />}
      head={
        <>
          <EntityHeader kind="merchant" entity={shop} actions={<Deeds shop={shop} />} />
          <Tabs id={id} current={tab} />
        </>
      }
      aside={
        <>
          {tab !== 'evidence' && record}
          {tab !== 'contacts' && <SupplierContacts found={contacts} most={3} />}
        </>
      }
    >
      {shop.status === 'closed' && (
        <Alert tone="warn" title="这家店铺已停业">
          商品都已下架。
        </Alert>
      )}
      {tab === 'evidence' && record}
      {tab === 'contacts' && <SupplierContacts found={contacts} />}
      {tab === 'home' && <Brands shop={shop} />}
      {(tab === 'home' || tab === 'goods') && shop.status === 'open' && <Goods id={id} />}
    </DefaultLayout>
  )
}

function Deeds({ shop }: { shop: MerchantVO }) {
  const place = usePlace()
  return (
    <>
      <FollowShop shop={shop} />
      <LinkButton tone="primary" href={place(shopPlace(shop.id))}>
        进店
      </LinkButton>
    </>
  )
}

function Tabs({ id, current }: { id: number; current: ShopTab }) {
  const place = usePlace()
  const words = { home: '概览', goods: '商品', contacts: '联系人', evidence: '佐证' } as const
  return (
    <LinkTabs
      label="商家资料"
      current={current}
      items={(Object.keys(words) as ShopTab[]).map((tab) => ({
        id: tab,
        label: words[tab],
        href: place(shopProfilePlace(id, tab)),
      }))}
    />
  )
}

function Brands({ shop: { mainBrands } }: { shop: MerchantVO }) {
  const place = usePlace()
  if (mainBrands.length === 0) return null
  return (
    <Section title="主营品牌">
      {mainBrands.map(({ id, fullName }) => (
        <LinkButton key={id} size="sm" tone="quiet" href={place(brandPlace(id))}>
          {fullName}
        </LinkButton>
      ))}
    </Section>
  )
}

function Goods({ id }: { id: number }) {
  const place = usePlace()
  const add = useAdding()
  const found = useQuery(shopGoods(useCall(), profileGoods(id)))
  return (
    <Section title="在售商品" more={{ href: place(shopPlace(id)), label: '进店看全部' }}>
      <Region of={found}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title="该店暂无商品" why="关注这家店，上新后再来看。" />
          ) : (
            <GoodsList goods={data} qty={1} hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId))} onAdd={add} />
          )
        }
      </Region>
    </Section>
  )
}
