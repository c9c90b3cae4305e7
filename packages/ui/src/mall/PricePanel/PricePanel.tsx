import {
  cheaperQuantity,
  explainPrice,
  formatAmount,
  formatNumber,
  orderAmounts,
  type Currency,
  type Micro,
  type PriceBreak,
  type QuantityRules,
} from '@xinpu/sdk/format'
import type { FreightRule } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import { freightStep, goodsSteps, orderSteps, type OrderSums } from './price-steps.ts'
import { TotalCurve } from './TotalCurve.tsx'
import * as S from './PricePanel.styles.ts'

/** What a quantity of goods costs. */
export interface GoodsPriceProps {
  /** @default 'goods' */
  mode?: 'goods'
  /** Least quantity first. */
  ladder: readonly PriceBreak[]
  /** Pieces that are wanted. */
  qty: number
  currency: Currency
  /** What the shop asks for sending. */
  freights?: readonly FreightRule[]
  /** Another quantity was chosen: that of the next break, or one on the curve. */
  onChoose?: (pieces: number) => void
  /** What the shop asks of a quantity: with it the curve of totals is drawn, to choose on. */
  rules?: QuantityRules
}

/** The sums of an order, as the server gave them. */
export interface OrderPriceProps {
  mode: 'order'
  order: OrderSums & { currency: Currency }
  /** The tax inside the goods, in millionths. */
  taxInside?: Micro
  /**
   * What the sum is called: 应付, 实付.
   *
   * @default '应付'
   */
  totalLabel?: string
}

export type PricePanelProps = GoodsPriceProps | OrderPriceProps

/** What is to be paid and how the sum comes about, to the fen: of a quantity of goods, or of an order. */
export const PricePanel = (props: PricePanelProps) =>
  props.mode === 'order' ? <OrderPrice {...props} /> : <GoodsPrice {...props} />

const OrderPrice = ({ order, taxInside, totalLabel = '应付' }: OrderPriceProps) => (
  <S.Order>
    <PriceSteps
      steps={orderSteps(order, order.currency, taxInside)}
      total={order.payAmount}
      currency={order.currency}
      totalLabel={totalLabel}
    />
  </S.Order>
)

function GoodsPrice({ ladder, qty, currency, freights = [], onChoose, rules }: GoodsPriceProps) {
  const explained = explainPrice(ladder, qty, currency)
  if (!explained) return <S.None>这个数量没有价格</S.None>
  const order = orderAmounts([explained.amount], currency, freights)

  return (
    <S.Root>
      <NextBreak ladder={ladder} qty={qty} currency={currency} {...(onChoose && { onChoose })} />
      {onChoose && rules && (
        <TotalCurve ladder={ladder} qty={qty} currency={currency} rules={rules} onChoose={onChoose} />
      )}
      <PriceSteps
        folded={{
          label: '商品，价格怎么来的',
          value: formatAmount(explained.amount, currency),
          steps: goodsSteps(explained, currency),
        }}
        steps={[freightStep(order.freight, currency, freights)]}
        total={order.total}
        currency={currency}
        note={order.toFree === undefined ? undefined : `再买 ${formatAmount(order.toFree, currency)} 包邮`}
      />
    </S.Root>
  )
}

export type NextBreakProps = Pick<GoodsPriceProps, 'currency' | 'ladder' | 'onChoose' | 'qty'>

/** More pieces that cost less in all: 再买 40 片，合计反而省 ¥15.60. Nothing where more cost more. */
export function NextBreak({ ladder, qty, currency, onChoose }: NextBreakProps) {
  const next = cheaperQuantity(ladder, qty)
  if (!next) return null
  return (
    <S.Next>
      <p>
        再买 <b>{formatNumber(next.more)}</b> 片，合计反而省 <b>{formatAmount(next.saved, currency)}</b>
      </p>
      {onChoose && (
        <Button size="sm" onPress={() => onChoose(next.pieces)}>
          改为 {formatNumber(next.pieces)}
        </Button>
      )}
    </S.Next>
  )
}
