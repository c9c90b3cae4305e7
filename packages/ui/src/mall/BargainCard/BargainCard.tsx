import {
  bargainActions,
  formatAmount,
  formatNumber,
  formatUnitPrice,
  type BargainAction,
  type BargainSide,
} from '@xinpu/sdk/format'
import type { Bargaining } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { GoodsPicture } from '../GoodsCard/GoodsPicture.tsx'
import { shortTime } from '../order-facts.ts'
import { Foot, Head, Root } from '../OrderCard/OrderCard.styles.ts'
import { BargainActions } from './BargainActions.tsx'
import { amountOf, distanceOf, isAnswered } from './bargain-facts.ts'
import { BargainNews } from './BargainNews.tsx'
import * as S from './BargainCard.styles.ts'

export interface BargainHrefs {
  /** The page of the goods, at the quantity of the offer. */
  goods: Href
  /** Where what was agreed is ordered; for a seller it is left out. */
  checkout?: Href
  /** The shop; for a seller it is left out. */
  merchant?: Href
  /** The order that was made of the offer. */
  order?: Href
}

export interface BargainCardProps {
  bargain: Bargaining
  /** The side from which it is seen: a buyer reads the shop, a seller the buyer. */
  side: BargainSide
  hrefs: BargainHrefs
  /** What was chosen; ordering is a place of its own and does not come here. */
  onAction: (action: BargainAction) => void
  /** The present moment when this is first drawn. */
  now: Date
}

/** An offer for goods as both sides see it: its state, what was said on each side, what it comes to, what can be done. */
export function BargainCard({ bargain, side, hrefs, onAction, now }: BargainCardProps) {
  const { goods, status, orderId, createTime } = bargain
  return (
    <Root aria-label={`议价 ${goods.model}`}>
      <Head>
        <StatusTag kind="bargain" status={status} />
        <h2>
          <Other bargain={bargain} side={side} href={hrefs.merchant} />
        </h2>
        <span data-number>{shortTime(createTime, now)}</span>
      </Head>
      <S.Body>
        <Subject bargain={bargain} href={hrefs.goods} />
        <Rounds bargain={bargain} side={side} now={now} />
      </S.Body>
      <Foot>
        <span data-news>
          <BargainNews bargain={bargain} side={side} now={now} />
        </span>
        <b data-total>{formatAmount(amountOf(bargain), goods.currency)}</b>
        <BargainActions
          model={goods.model}
          actions={bargainActions(side, status)}
          checkout={hrefs.checkout}
          order={orderId === undefined ? undefined : hrefs.order}
          onAction={onAction}
        />
      </Foot>
    </Root>
  )
}

interface OtherProps extends Pick<BargainCardProps, 'bargain' | 'side'> {
  href: Href | undefined
}

function Other({ bargain: { buyer, goods }, side, href }: OtherProps) {
  if (side === 'seller') return buyer.nickName
  if (href === undefined) return goods.merchantName
  return (
    <Link href={href} tone="plain">
      {goods.merchantName}
    </Link>
  )
}

/** What is bargained over, and how far the offer is from the price of now. */
function Subject({ bargain, href }: { bargain: Bargaining; href: Href }) {
  const { goods, quantity } = bargain
  const distance = distanceOf(bargain)
  return (
    <S.Subject>
      <GoodsPicture goods={goods} size={40} />
      <div>
        <Link href={href} tone="plain">
          <PartNumber>{goods.model}</PartNumber>
        </Link>
        <small>{[goods.brandCn, `${formatNumber(quantity)} 片`].join('　')}</small>
      </div>
      {distance && (
        <small>
          现价 <b>{distance.now}</b>
          <span data-less>−{distance.percent} %</span>
        </small>
      )}
    </S.Subject>
  )
}

/** What each side said, the first first. */
function Rounds({ bargain, side, now }: Pick<BargainCardProps, 'bargain' | 'now' | 'side'>) {
  const { remark, replyRemark, replyTime, createTime } = bargain
  const words = roundWords(bargain, side)
  return (
    <S.Rounds aria-label="往来">
      <Round act={words.offer} at={shortTime(createTime, now)} said={remark} />
      {isAnswered(bargain) && (
        <Round act={words.answer} at={replyTime ? shortTime(replyTime, now) : ''} said={replyRemark} isLast />
      )}
    </S.Rounds>
  )
}

function roundWords({ price, replyPrice, goods: { currency }, status }: Bargaining, side: BargainSide) {
  const [buyer, seller] = side === 'buyer' ? ['我', '店铺'] : ['买家', '我']
  const agreed = replyPrice ?? price
  const took = agreed === price ? '接受了出价' : `回价 ${formatUnitPrice(agreed, currency)}`
  return {
    offer: `${buyer}出价 ${formatUnitPrice(price, currency)}`,
    answer: `${seller}${status === 'refused' ? '拒绝了出价' : took}`,
  }
}

interface RoundProps {
  act: string
  at: string
  said: string | undefined
  isLast?: boolean
}

const Round = ({ act, at, said, isLast }: RoundProps) => (
  <li data-last={isLast || undefined}>
    <b>{act}</b> <time>{at}</time>
    {said && <p>{said}</p>}
  </li>
)
