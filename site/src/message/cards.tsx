import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { publicDetail, partDetail } from '@xinpu/sdk/datasheet'
import { demandPublicDetail, enquiryDetail, enquiryUpdate } from '@xinpu/sdk/demand'
import { goodsDetail, merchantOrderDetail, orderDetail } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import type { EnquiryVO } from '@xinpu/sdk/types'
import { QuoteActions } from '@xinpu/ui/demand'
import {
  datasheetFacts,
  demandFacts,
  goodsFacts,
  ImCard,
  orderFacts,
  partFacts,
  quoteFacts,
  type CardFacts,
  type ImCardProps,
} from '@xinpu/ui/message'
import { LinkButton, toast } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { datasheetPlace } from '../datasheet/places.ts'
import { postPlace } from '../demand/places.ts'
import { enquiryPlace } from '../demand/quote-places.ts'
import { useAnswer } from '../demand/use-answer.ts'
import { goodsPlace, orderPlace, payPlace, shopOrderPlace } from '../mall/places.ts'
import type { cardKinds } from './im-params.ts'

export type CardKind = (typeof cardKinds)[number]

export interface CardProps {
  id: number
  /** What the thing was called when the card was sent. */
  title: string
}

/** What the answer about a thing makes of its card; one that is gone keeps its title. */
function cardOf<Thing>(
  { data, error, refetch }: UseQueryResult<Thing>,
  title: string,
  facts: (thing: Thing) => CardFacts,
): ImCardProps['card'] {
  if (data !== undefined) return facts(data)
  return error ? { why: error.message, title, onRetry: () => void refetch() } : 'loading'
}

const DemandCard = ({ id, title }: CardProps) => {
  const now = new Date(useVisit().now)
  const place = usePlace()
  const found = useQuery(query(useCall(), demandPublicDetail, { id }))
  return <ImCard card={cardOf(found, title, (post) => ({ ...demandFacts(post, now), href: place(postPlace(id)) }))} />
}

/** The quote as it stands, with what the reader can do about it. */
const QuoteCard = ({ id, title }: CardProps) => {
  const now = new Date(useVisit().now)
  const place = usePlace()
  const found = useQuery(query(useCall(), enquiryDetail, { id }))
  return (
    <ImCard
      card={cardOf(found, title, (quote) => ({
        ...quoteFacts(quote, now),
        href: place(postPlace(quote.demandId)),
        actions: <Deciding quote={quote} now={now} />,
      }))}
    />
  )
}

function Deciding({ quote, now }: { quote: EnquiryVO; now: Date }) {
  const act = useAct()
  const place = usePlace()
  return (
    <QuoteActions
      quote={quote}
      now={now}
      href={place(enquiryPlace(quote.demandId, quote.side === 'owner' ? { enquiryId: quote.id } : {}))}
      answer={useAnswer()}
      takeCounter={({ id }, terms) =>
        act(enquiryUpdate, { id, ...terms }, () => toast.success('已按还价改好，等对方接受'))
      }
    />
  )
}

const PartCard = ({ id, title }: CardProps) => {
  const place = usePlace()
  const found = useQuery(query(useCall(), partDetail, { id }))
  return <ImCard card={cardOf(found, title, (part) => ({ ...partFacts(part), href: place(partPlace(part)) }))} />
}

const DatasheetCard = ({ id, title }: CardProps) => {
  const place = usePlace()
  const found = useQuery(query(useCall(), publicDetail, { id }))
  return (
    <ImCard card={cardOf(found, title, (sheet) => ({ ...datasheetFacts(sheet), href: place(datasheetPlace(id)) }))} />
  )
}

const GoodsCard = ({ id, title }: CardProps) => {
  const place = usePlace()
  const found = useQuery(query(useCall(), goodsDetail, { id }))
  return <ImCard card={cardOf(found, title, (goods) => ({ ...goodsFacts(goods), href: place(goodsPlace(id)) }))} />
}

/** The order as the buyer has it, who can pay it here; else as the shop has it. */
const OrderCard = ({ id, title }: CardProps) => {
  const call = useCall()
  const place = usePlace()
  const bought = useQuery({ ...query(call, orderDetail, { id }), retry: false })
  const sold = useQuery({ ...query(call, merchantOrderDetail, { id }), enabled: bought.isError })
  if (sold.data) return <ImCard card={{ ...orderFacts(sold.data), href: place(shopOrderPlace(id)) }} />
  if (bought.isError && sold.isPending) return <ImCard card="loading" />

  return (
    <ImCard
      card={cardOf(bought, title, (order) => ({
        ...orderFacts(order),
        href: place(orderPlace(id)),
        ...(order.status === 'unpaid' && {
          actions: (
            <LinkButton size="sm" tone="primary" href={place(payPlace(order.payOrderId))}>
              去付款
            </LinkButton>
          ),
        }),
      }))}
    />
  )
}

/** Cards by what they are of; each asks for its thing as it is now. */
export const cards: Record<CardKind, React.ComponentType<CardProps>> = {
  part: PartCard,
  datasheet: DatasheetCard,
  goods: GoodsCard,
  demand: DemandCard,
  quote: QuoteCard,
  order: OrderCard,
}
