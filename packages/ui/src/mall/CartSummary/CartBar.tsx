import { formatAmount, type Currency } from '@xinpu/sdk/format'
import type { CartGroup } from '@xinpu/sdk/types'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { StickyBar } from '../../primitives/StickyBar/StickyBar.tsx'
import { totalsOf } from './cart-totals.ts'
import { CheckoutWay } from './CheckoutWay.tsx'
import * as S from './CartSummary.styles.ts'

export interface CartBarProps {
  /** Of one currency. */
  groups: readonly CartGroup[]
  currency: Currency
  /** All lines that can be ordered are ticked, or none. */
  onSelect: (ids: number[], isSelected: boolean) => void
  /** Goes on to the order; left out where orders cannot be made yet. */
  onCheckout?: () => void
  /** The page of the order, instead of `onCheckout`. */
  checkoutHref?: Href
}

/** The sum and the way on under a thumb: sticks to the foot of the column of lines on phones, and is absent elsewhere. */
export function CartBar({ groups, currency, onSelect, onCheckout, checkoutHref }: CartBarProps) {
  const { lines, total, saved } = totalsOf(groups)
  const valid = groups.flatMap(({ goods }) => goods.filter(({ isValid }) => isValid))
  const ids = valid.map(({ id }) => id)

  return (
    <S.OnPhones>
      <StickyBar label="结算">
        <Checkbox
          isSelected={valid.length > 0 && lines.length === valid.length}
          isIndeterminate={lines.length > 0 && lines.length < valid.length}
          isDisabled={valid.length === 0}
          onChange={(isSelected) => onSelect(ids, isSelected)}
        >
          全选
        </Checkbox>
        <S.Sum>
          <b>{formatAmount(total, currency)}</b>
          {saved > 0n && <small>已省 {formatAmount(saved, currency)}</small>}
        </S.Sum>
        <CheckoutWay count={lines.length} none="先勾选" href={checkoutHref} onCheckout={onCheckout} />
      </StickyBar>
    </S.OnPhones>
  )
}
