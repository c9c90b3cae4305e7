import { formatAmount, formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import type { Offer } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag, type TagTone } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { StockTag } from '../PartState/PartState.tsx'
import { pricedOffer } from './priced-offer.ts'
import type { OfferTableProps } from './OfferTable.tsx'
import * as S from './OfferTable.styles.ts'

const kinds: Record<Offer['kind'], { word: string; tone: TagTone }> = {
  goods: { word: '商城', tone: 'neutral' },
  stock: { word: '库存', tone: 'neutral' },
  supply: { word: '供应', tone: 'supply' },
}

type OfferRowProps = Pick<OfferTableProps, 'pieces' | 'now' | 'onPieces' | 'hrefOf'> & { offer: Offer }

const Seller = ({ offer: { seller }, href }: { offer: Offer; href: Href | undefined }) =>
  href === undefined ? seller : <Link href={href}>{seller}</Link>

/** One seller's offer, and a better quantity where there is one. */
export function OfferRow({ offer, pieces, now, onPieces, hrefOf }: OfferRowProps) {
  const { price, amount, cheaper, from } = pricedOffer(offer, pieces)
  const { word, tone } = kinds[offer.kind]

  return (
    <tr>
      <th scope="row">
        <S.Seller>
          <Tag tone={tone}>{word}</Tag> <Seller offer={offer} href={hrefOf?.(offer)} />
          {offer.isAuth && <S.Quiet>企业认证</S.Quiet>}
        </S.Seller>
      </th>
      <S.Price>
        {price === undefined ? '面议' : formatUnitPrice(price, offer.currency)}
        {from !== undefined && <S.Quiet>{formatNumber(from)} 起</S.Quiet>}
        {offer.taxIncluded !== undefined && <S.Quiet>{offer.taxIncluded ? '含税' : '未税'}</S.Quiet>}
      </S.Price>
      <S.Figure data-word="小计">
        {amount === undefined ? '—' : formatAmount(amount, offer.currency)}
        {cheaper && (
          <S.Hint>
            再买 {formatNumber(cheaper.more)} 片反而省 {formatAmount(cheaper.saved, offer.currency)}
            {onPieces && (
              <Button size="sm" onPress={() => onPieces(cheaper.pieces)}>
                改为 {formatNumber(cheaper.pieces)}
              </Button>
            )}
          </S.Hint>
        )}
      </S.Figure>
      <S.Figure data-word="数量">
        <StockTag stock={offer.stock} />
      </S.Figure>
      <S.Figure data-word="批号">{offer.batchNo ?? '—'}</S.Figure>
      <S.Figure data-word="起订">{offer.moq === undefined ? '—' : formatNumber(offer.moq)}</S.Figure>
      <S.Figure data-word="交期">{offer.delivery ?? '—'}</S.Figure>
      <S.Figure data-word="更新">
        <TimeText value={offer.updateTime} now={now} />
      </S.Figure>
    </tr>
  )
}
