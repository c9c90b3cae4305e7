import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BargainSide } from '@xinpu/sdk/format'
import { bargainingStatusLabels } from '@xinpu/sdk/labels'
import type { Bargaining, BargainingStatus } from '@xinpu/sdk/types'
import { BargainCard, BargainList, type BargainCardProps } from '@xinpu/ui/mall'
import { EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import { namedIn } from '../../account/named-in.ts'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { pageSize } from '../../account/records.ts'
import { useCall, useVisit } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { checkoutPlace, goodsPlace, mallPlace, orderPlace, shoppingPlace, shopPlace } from '../places.ts'
import { bargainsOf, oneBargain } from '../queries.ts'
import { StateTabs } from '../StateTabs.tsx'
import { useBargainActions } from './BargainActionContainer.tsx'

const isStatus = namedIn<BargainingStatus>(bargainingStatusLabels)

interface BargainsProps extends RoomProps {
  side: BargainSide
}

/** The offers of one side; the one that a message leads to stands alone, with the way to the others. */
export const Bargains = ({ side, search }: BargainsProps) =>
  search.id === undefined ? <All side={side} search={search} /> : <One side={side} id={search.id} />

function All({ side, search: { page = 1, status: given } }: BargainsProps) {
  const place = usePlace()
  const status = isStatus(given) ? given : undefined
  const here = { tab: 'bargain', ...(side === 'seller' && { role: side }) }
  const found = useQuery({
    ...bargainsOf(useCall(), side, { ...(status && { status }), pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const states = Object.keys(bargainingStatusLabels).filter(isStatus)

  return (
    <>
      <StateTabs
        states={states}
        labels={bargainingStatusLabels}
        current={status}
        hrefOf={(one) => place(shoppingPlace({ ...here, status: one }))}
      />
      <Cards
        side={side}
        bargains={shownOf(found)}
        paging={{
          page,
          pageSize,
          hrefFor: (other) => place(shoppingPlace({ ...here, status, page: other })),
        }}
        empty={<None side={side} status={status} />}
      />
    </>
  )
}

function One({ side, id }: { side: BargainSide; id: number }) {
  const place = usePlace()
  const found = useQuery({ ...oneBargain(useCall(), id), select: alone })
  const all = place(shoppingPlace({ tab: 'bargain', ...(side === 'seller' && { role: side }) }))
  return (
    <Section title="议价" more={{ href: all, label: '全部议价' }}>
      <Cards side={side} bargains={shownOf(found)} empty={null} />
    </Section>
  )
}

const alone = (bargain: Bargaining) => ({ data: [bargain], totalRecord: 1 })

type CardsProps = Pick<React.ComponentProps<typeof BargainList>, 'bargains' | 'empty' | 'paging'> & {
  side: BargainSide
}

function Cards({ side, ...list }: CardsProps) {
  const now = new Date(useVisit().now)
  const hrefsOf = useBargainHrefs(side)
  const { perform, dialog } = useBargainActions()
  return (
    <>
      <BargainList {...list}>
        {(bargain) => (
          <BargainCard
            key={bargain.id}
            bargain={bargain}
            side={side}
            hrefs={hrefsOf(bargain)}
            onAction={(action) => perform(bargain, action)}
            now={now}
          />
        )}
      </BargainList>
      {dialog}
    </>
  )
}

/** Where an offer leads; a shop has no way into its buyer's orders. */
function useBargainHrefs(side: BargainSide): (bargain: Bargaining) => BargainCardProps['hrefs'] {
  const place = usePlace()
  return ({ id, mallGoodsId, goods, quantity, orderId }) => ({
    goods: place(goodsPlace(mallGoodsId, { qty: quantity })),
    ...(side === 'buyer' && {
      checkout: place(checkoutPlace({ bargainingId: id })),
      merchant: place(shopPlace(goods.merchantId)),
      ...(orderId !== undefined && { order: place(orderPlace(orderId)) }),
    }),
  })
}

function None({ side, status }: { side: BargainSide; status: BargainingStatus | undefined }) {
  const place = usePlace()
  const title = status ? `没有${bargainingStatusLabels[status]}的议价` : '还没有议价'
  if (side === 'seller') return <EmptyState title={title} why="买家出价后在这里答复，过时自动关闭。" />
  return (
    <EmptyState
      title={title}
      why="商品页上标着可议价的，按“议价”向店铺出一个价。"
      action={
        <LinkButton tone="primary" href={place(mallPlace({ bargain: true }))}>
          看可议价的商品
        </LinkButton>
      }
    />
  )
}
