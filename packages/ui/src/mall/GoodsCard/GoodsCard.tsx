import {
  formatAmount,
  formatNumber,
  formatUnitPrice,
  leastQuantity,
  priceAt,
  quantitiesNear,
  quantityFault,
} from '@xinpu/sdk/format'
import type { MallGoods } from '@xinpu/sdk/types'
import { StockTag } from '../../datasheet/PartState/PartState.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { GoodsPicture } from './GoodsPicture.tsx'
import { Ladder } from './Ladder.tsx'
import * as S from './GoodsCard.styles.ts'

export interface GoodsCardProps {
  goods: MallGoods
  /** Pieces that are wanted: every price is the one at that quantity. */
  qty: number
  /** Where the goods are told about. */
  href: Href
  /** Puts pieces into the cart; without it there is no button. */
  onAdd?: (pieces: number) => void
  /** Offers the seller another price; shown where the seller takes offers. */
  onBargain?: () => void
  /** What is new about its price, such as a `SavedPrice`; only in a row. */
  news?: React.ReactNode
  /** What else can be done with it, such as letting a favourite go; only in a row. */
  action?: React.ReactNode
  /**
   * A row of a list, or a card of a floor.
   *
   * @default 'row'
   */
  view?: 'card' | 'row'
}

/** Goods at the wanted quantity: what a piece costs, what is in stock, and how many go into the cart. */
export const GoodsCard = (props: GoodsCardProps) => (props.view === 'card' ? <Card {...props} /> : <Row {...props} />)

function Row({ goods, qty, href, onAdd, onBargain, news, action }: GoodsCardProps) {
  const found = priceAt(goods.ladderPrices, qty)
  // Below the least quantity the price is the one at that, and is not summed up.
  const shown = found ?? priceAt(goods.ladderPrices, leastQuantity(goods))
  return (
    <S.Row data-row>
      <GoodsPicture goods={goods} size={56} />
      <div data-subject>
        <Link href={href}>
          <PartNumber>{goods.model}</PartNumber>
        </Link>
        <span data-quiet>{[goods.brandCn, goods.package].filter(Boolean).join('　')}</span>
        <span data-quiet>{goods.merchantName}</span>
      </div>
      <div data-stock>
        <StockTag stock={goods.stock} />
        <span data-quiet>{[goods.batchNo, goods.delivery].filter(Boolean).join('　')}</span>
        <span data-quiet>
          起订 {formatNumber(goods.moq)}　倍数 {formatNumber(goods.mpq)}
        </span>
      </div>
      <Ladder goods={goods} qty={qty} />
      <div data-price data-under={found ? undefined : true}>
        <b>{shown ? formatUnitPrice(shown.price, goods.currency) : '—'}</b>
        <span data-quiet>
          {found ? `小计 ${formatAmount(found.amount, goods.currency)}` : `${formatNumber(goods.moq)} 起订`}
        </span>
        {news}
      </div>
      <div data-actions>
        <AddButton goods={goods} qty={qty} onAdd={onAdd} />
        {onBargain && goods.isBargaining && (
          <Button size="sm" tone="quiet" aria-label={`议价 ${goods.model}`} onPress={onBargain}>
            议价
          </Button>
        )}
        {action}
      </div>
    </S.Row>
  )
}

function Card({ goods, qty, href, onAdd }: GoodsCardProps) {
  const found = priceAt(goods.ladderPrices, Math.max(qty, leastQuantity(goods)))
  const next = goods.ladderPrices.find(({ min }) => min > Math.max(qty, goods.moq))
  return (
    <S.Card>
      <div data-subject>
        <Link href={href}>
          <PartNumber>{goods.model}</PartNumber>
        </Link>
        <span data-quiet>{[goods.brandCn, goods.package].filter(Boolean).join('　')}</span>
      </div>
      <div data-figures>
        <GoodsPicture goods={goods} size={56} />
        <div data-price>
          <b>{found ? formatUnitPrice(found.price, goods.currency) : '—'}</b>
          <span data-quiet>
            {next ? `${formatNumber(next.min)}+ ${formatUnitPrice(next.price, goods.currency)}` : '　'}
          </span>
        </div>
      </div>
      <div data-foot>
        <span>
          <StockTag stock={goods.stock} />
          <span data-quiet>{goods.merchantName}</span>
        </span>
        <AddButton goods={goods} qty={qty} onAdd={onAdd} />
      </div>
    </S.Card>
  )
}

/** 加购 500, or 补到 2,500 where the shop sells no fewer; nothing to press where it has too few. */
function AddButton({ goods, qty, onAdd }: { goods: MallGoods; qty: number; onAdd: GoodsCardProps['onAdd'] }) {
  if (!onAdd) return null
  const fault = quantityFault(qty, goods)
  const pieces = fault ? quantitiesNear(qty, goods).at(-1) : qty
  if (pieces === undefined) return <S.SoldOut>{goods.stock === 0 ? '已售完' : '不足起订'}</S.SoldOut>
  const words = `${fault === undefined ? '加购' : pieces > qty ? '补到' : '只剩'} ${formatNumber(pieces)}`
  return (
    <Button size="sm" aria-label={`${words} 片 ${goods.model}`} onPress={() => onAdd(pieces)}>
      {words}
    </Button>
  )
}
