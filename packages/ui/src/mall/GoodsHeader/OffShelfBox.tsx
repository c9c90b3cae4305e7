import { formatNumber, formatUnitPrice, priceAt } from '@xinpu/sdk/format'
import type { MallGoods, MallGoodsDetail } from '@xinpu/sdk/types'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Deeds } from './GoodsHeader.styles.ts'
import * as S from './OffShelfBox.styles.ts'

export interface OffShelfBoxProps {
  goods: MallGoodsDetail
  /** Pieces that are wanted: other shops' prices are those at this quantity. */
  qty: number
  /** Where others that sell the same are told about. */
  hrefOf: (goods: MallGoods) => Href
  /** Where one asks everybody for it. */
  postHref: Href
  /** A way to be told once it is sold again; left out where nobody tells of it. */
  arrival?: React.ReactNode
}

/** What is said of goods that are not sold any more: which shops have the same, and how to get hold of it. */
export function OffShelfBox({ goods, qty, hrefOf, postHref, arrival }: OffShelfBoxProps) {
  const others = goods.recommends.filter(({ model, stock }) => model === goods.model && stock > 0)
  return (
    <S.OffShelf>
      <h2>{goods.merchantName}已下架此商品</h2>
      <p>{others.length > 0 ? `另有 ${others.length} 家店铺有货。` : '商城里暂时没有别的店铺有货。'}</p>
      {others.length > 0 && <Offers offers={others} qty={qty} hrefOf={hrefOf} />}
      <Deeds>
        <LinkButton tone="primary" href={postHref}>
          发布求购
        </LinkButton>
        {arrival}
        {arrival && <p>到货后在提醒里告诉您，一次有效。</p>}
      </Deeds>
    </S.OffShelf>
  )
}

interface OffersProps extends Pick<OffShelfBoxProps, 'hrefOf' | 'qty'> {
  offers: readonly MallGoods[]
}

/** Other shops with the same, at the wanted quantity. */
const Offers = ({ offers, qty, hrefOf }: OffersProps) => (
  <S.Offers>
    <thead>
      <tr>
        <th scope="col">店铺</th>
        <th scope="col">库存</th>
        <th scope="col">单价 @{formatNumber(qty)}</th>
      </tr>
    </thead>
    <tbody>
      {offers.map((one) => (
        <tr key={one.mallGoodsId}>
          <th scope="row">
            <Link href={hrefOf(one)}>{one.merchantName}</Link>
          </th>
          <td>{formatNumber(one.stock)}</td>
          <td>{priceOf(one, qty)}</td>
        </tr>
      ))}
    </tbody>
  </S.Offers>
)

const priceOf = ({ ladderPrices, currency, moq }: MallGoods, qty: number): string => {
  const found = priceAt(ladderPrices, qty)
  return found ? formatUnitPrice(found.price, currency) : `${formatNumber(moq)} 起订`
}
