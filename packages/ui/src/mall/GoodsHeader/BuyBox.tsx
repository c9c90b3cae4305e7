import { formatAmount, formatNumber, formatUnitPrice, priceAt } from '@xinpu/sdk/format'
import type { MallGoodsDetail } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { LadderPriceTable } from '../LadderPriceTable/LadderPriceTable.tsx'
import { PricePanel } from '../PricePanel/PricePanel.tsx'
import { QuantityField } from '../QuantityField/QuantityField.tsx'
import type { QuantitySplit } from '../QuantityField/QuantityFixes.tsx'
import * as S from './GoodsHeader.styles.ts'

export interface BuyBoxProps {
  goods: MallGoodsDetail
  /** Pieces that are wanted. */
  qty: number
  onQty: (pieces: number) => void
  /** Puts them into the cart. */
  onAdd: () => void
  /** Orders them at once; left out where that cannot be done. */
  onBuy?: () => void
  /** Offers another price; shown where the seller takes offers. */
  onBargain?: () => void
  /** More are wanted than there are: buys what there is, and asks others for the rest. */
  onSplit?: (split: QuantitySplit) => void
  /** More are wanted than there are: a way to be told once so many are there. */
  arrivalOf?: (pieces: number) => React.ReactNode
  /** They are being put into the cart. */
  isBusy?: boolean
  /** Why the shop refused. */
  error?: string | undefined
}

/** Sells goods: the quantity by its three rules, the ladder, what it costs to the fen, and the cart. */
export function BuyBox({ goods, qty, onQty, isBusy = false, error, onSplit, arrivalOf, ...rest }: BuyBoxProps) {
  const { ladderPrices: ladder, currency } = goods
  const found = priceAt(ladder, qty)

  return (
    <>
      <QuantityField
        value={qty}
        onChange={onQty}
        moq={goods.moq}
        mpq={goods.mpq}
        stock={goods.stock}
        breaks={ladder}
        error={error}
        {...(onSplit && { onSplit })}
        {...(arrivalOf && { arrivalOf })}
      />
      <S.Price>
        <span>
          <b>{found ? formatUnitPrice(found.price, currency) : '—'}</b> / 片 {currency === 'CNY' ? '含税' : '不含税'}
        </span>
        {found && (
          <span>
            小计 <strong>{formatAmount(found.amount, currency)}</strong>
          </span>
        )}
      </S.Price>
      <LadderPriceTable
        ladder={ladder}
        qty={qty}
        currency={currency}
        onChoose={(pieces) => onQty(allowed(pieces, goods))}
      />
      <PricePanel
        ladder={ladder}
        qty={qty}
        currency={currency}
        freights={goods.merchant.freights}
        onChoose={onQty}
        rules={goods}
      />
      <Deeds goods={goods} qty={qty} isBusy={isBusy} {...rest} />
    </>
  )
}

/** A break that is no multiple, or under the least quantity, is met by the next that can be bought. */
const allowed = (pieces: number, { moq, mpq }: MallGoodsDetail): number => Math.ceil(Math.max(pieces, moq) / mpq) * mpq

type DeedsProps = Pick<BuyBoxProps, 'goods' | 'isBusy' | 'onAdd' | 'onBargain' | 'onBuy' | 'qty'>

function Deeds({ goods, qty, isBusy = false, onAdd, onBuy, onBargain }: DeedsProps) {
  const isSold = goods.stock >= qty && qty >= goods.moq
  return (
    <S.Deeds>
      <Button tone="primary" size="lg" isDisabled={!isSold} isPending={isBusy} onPress={onAdd}>
        加入购物车
      </Button>
      {onBuy && (
        <Button size="lg" isDisabled={!isSold} onPress={onBuy}>
          立即购买
        </Button>
      )}
      {onBargain && goods.isBargaining && (
        <Button size="lg" onPress={onBargain}>
          议价
        </Button>
      )}
      {goods.cartCount > 0 && <p>购物车里已有 {formatNumber(goods.cartCount)} 片</p>}
    </S.Deeds>
  )
}
