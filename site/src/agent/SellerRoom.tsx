import { useQuery } from '@tanstack/react-query'
import { myAgentDetail, myTraderDetail } from '@xinpu/sdk/agent'
import { query } from '@xinpu/sdk/query'
import { LinkTabs } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { ForEnterprise } from '../enterprise/ForEnterprise.tsx'
import { LineTab } from './LineTab.tsx'
import { ProductTab } from './ProductTab.tsx'
import { productsHref, sellerCalls, type SellerKind } from './seller-calls.ts'
import { SellerTab, type OwnSeller } from './SellerTab.tsx'

interface SellerRoomProps extends RoomProps {
  kind: SellerKind
}

/** R112, R115 and R117: the person's enterprise as an agent or a trader: its page, its lines, and an agent's products. */
export function SellerRoom({ kind, search }: SellerRoomProps) {
  const { noun, why } = sellerCalls[kind]
  const Room = kind === 'agent' ? AgentRoom : TraderRoom
  return (
    <ForEnterprise title={`开通${noun}主页`} why={why}>
      <Room search={search} />
    </ForEnterprise>
  )
}

function AgentRoom({ search }: RoomProps) {
  const call = useCall()
  const mine = useQuery(query(call, myAgentDetail, {}))
  return (
    <Region of={mine}>
      {(seller) => <Tabs search={search} own={seller ? { kind: 'agent', seller } : { kind: 'agent' }} />}
    </Region>
  )
}

function TraderRoom({ search }: RoomProps) {
  const call = useCall()
  const mine = useQuery(query(call, myTraderDetail, {}))
  return (
    <Region of={mine}>
      {(seller) => <Tabs search={search} own={seller ? { kind: 'trader', seller } : { kind: 'trader' }} />}
    </Region>
  )
}

/** Lines and products hang on a page: before there is one, there is only its form. */
function Tabs({ own, search }: RoomProps & { own: OwnSeller }) {
  const { noun, profileHref, linesHref } = sellerCalls[own.kind]
  if (!own.seller) return <SellerTab own={own} />
  const offers = own.kind === 'agent'
  const current = oneIn(offers ? ['profile', 'lines', 'products'] : ['profile', 'lines'], search.tab)
  const page = search.page ?? 1

  return (
    <>
      <LinkTabs
        label={noun}
        current={current}
        items={[
          { id: 'profile', label: '主页资料', href: profileHref() },
          { id: 'lines', label: '产品线', href: linesHref() },
          ...(offers ? [{ id: 'products', label: '代理产品', href: productsHref() }] : []),
        ]}
      />
      {current === 'profile' && <SellerTab own={own} />}
      {current === 'lines' && <LineTab kind={own.kind} sellerId={own.seller.id} page={page} />}
      {current === 'products' && <ProductTab agentId={own.seller.id} page={page} />}
    </>
  )
}
