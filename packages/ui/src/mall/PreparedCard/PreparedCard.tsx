import { formatAmount, formatNumber, formatUnitPrice, type Currency } from '@xinpu/sdk/format'
import type { PreparedGoods, PreparedGroup } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { GoodsPicture } from '../GoodsCard/GoodsPicture.tsx'
import * as S from './PreparedCard.styles.ts'

export interface PreparedCardProps {
  group: PreparedGroup
  /** The shop. */
  href: Href
  /** The page of goods. */
  goodsHref: (mallGoodsId: number) => Href
  /** What the shop is told with its order. */
  remark: string
  onRemark: (remark: string) => void
  /**
   * Whether nothing can be written for now, while the order is made.
   *
   * @default false
   */
  isDisabled?: boolean
}

/** The most characters that a shop is told. */
const longestRemark = 200

/** What will be one order: the goods of a shop as they will be bought, a word to the shop, and what it comes to. */
export function PreparedCard({ group, href, goodsHref, remark, onRemark, isDisabled = false }: PreparedCardProps) {
  const { merchantName, currency, goods } = group
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <S.Root aria-label={merchantName}>
      <S.Head>
        <h3>
          <Link href={href} tone="plain">
            {merchantName}
          </Link>
        </h3>
      </S.Head>
      <S.Lines>
        {goods.map((line) => (
          <Line key={line.mallGoodsId} line={line} currency={currency} href={goodsHref(line.mallGoodsId)} />
        ))}
      </S.Lines>
      <S.Remark>
        <TextField
          label={`给${merchantName}留言`}
          isLabelHidden
          value={remark}
          onChange={onRemark}
          maxLength={longestRemark}
          placeholder="给店铺留言，选填"
          isDisabled={isDisabled}
        />
      </S.Remark>
      <S.Foot>
        <span>
          {goods.length} 行 <b>{formatNumber(pieces)}</b> 片
        </span>
        <span data-end>
          运费 <b>{formatAmount(group.freight, currency)}</b>　小计 <b>{formatAmount(group.amount, currency)}</b>
        </span>
      </S.Foot>
    </S.Root>
  )
}

interface LineProps {
  line: PreparedGoods
  currency: Currency
  href: Href
}

/** What it cost when the cart was looked at last stands struck beside what it costs now. */
const Line = ({ line, currency, href }: LineProps) => (
  <li>
    <GoodsPicture goods={line} size={40} />
    <div data-subject>
      <Link href={href}>
        <PartNumber>{line.model}</PartNumber>
      </Link>
      <span data-quiet>{line.brandCn}</span>
    </div>
    <span data-price>
      {line.seenPrice !== undefined && <s>{formatUnitPrice(line.seenPrice, currency)}</s>}
      {formatUnitPrice(line.price, currency)}
    </span>
    <span data-pieces>{formatNumber(line.quantity)} 片</span>
    <b data-amount>{formatAmount(line.amount, currency)}</b>
  </li>
)
