import { formatAmount, formatNumber, type Currency } from '@xinpu/sdk/format'
import type { CartGroup } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { totalsOf } from './cart-totals.ts'
import { CheckoutWay } from './CheckoutWay.tsx'
import * as S from './CartSummary.styles.ts'

export interface CartSummaryProps {
  /** Of one currency. */
  groups: readonly CartGroup[]
  currency: Currency
  /** Goes on to the order; left out where orders cannot be made yet. */
  onCheckout?: () => void
  /** The page of the order, instead of `onCheckout`. */
  checkoutHref?: Href
  /** Ways to pay less: a `SavingCard` each. */
  children?: React.ReactNode
}

/** What the ticked lines of one currency come to: goods, what the ladder saved, freight, and what is due. */
export function CartSummary({ groups, currency, onCheckout, checkoutHref, children }: CartSummaryProps) {
  const { lines, shops, pieces, saved, ...sums } = totalsOf(groups)
  const stuck = groups.flatMap(({ goods }) => goods.filter(({ isValid }) => !isValid)).length

  return (
    <S.Root aria-label="合计">
      <h2>
        合计 <small>{`${shops} 家店铺，${lines.length} 行`}</small>
      </h2>
      <dl>
        <div>
          <dt>商品 {formatNumber(pieces)} 片</dt>
          <dd>{formatAmount(sums.goods, currency)}</dd>
        </div>
        {saved > 0n && (
          <div data-saved>
            <dt>阶梯价已省</dt>
            <dd>{formatAmount(-saved, currency)}</dd>
          </div>
        )}
        <div>
          <dt>运费</dt>
          <dd>{formatAmount(sums.freight, currency)}</dd>
        </div>
        <div data-due>
          <dt>应付</dt>
          <dd>{formatAmount(sums.total, currency)}</dd>
        </div>
      </dl>
      <CheckoutWay
        count={lines.length}
        none="先勾选要买的行"
        href={checkoutHref}
        onCheckout={onCheckout}
        size="lg"
        shape="block"
      />
      {stuck > 0 && <S.Note>{stuck} 行现在不能下单，没有算进来。</S.Note>}
      <S.Note>{currency === 'CNY' ? '价格含税 13%，' : '香港交货，不含税，'}提交订单时再核对一次。</S.Note>
      {children}
    </S.Root>
  )
}
