import { formatAmount, formatNumber, orderAmounts, toMicro } from '@xinpu/sdk/format'
import type { CartGroup } from '@xinpu/sdk/types'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './CartGroupCard.styles.ts'

export interface CartGroupCardProps {
  group: CartGroup
  /** The shop. */
  href: Href
  /** All of its lines that can be ordered are ticked, or none. */
  onSelect: (ids: number[], isSelected: boolean) => void
  /** A `CartLine` for each. */
  children: React.ReactNode
}

/** The lines of one shop in one currency: all ticked at once, what they cost with freight, and what makes it free. */
export function CartGroupCard({ group, href, onSelect, children }: CartGroupCardProps) {
  const valid = group.goods.filter(({ isValid }) => isValid)
  const ticked = valid.filter(({ isSelected }) => isSelected)
  const { goods, freight, toFree } = amountsOf(group)
  const pieces = ticked.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <S.Root aria-label={group.merchantName}>
      <S.Head>
        <Checkbox
          aria-label={`选中 ${group.merchantName} 的全部商品`}
          isSelected={valid.length > 0 && ticked.length === valid.length}
          isIndeterminate={ticked.length > 0 && ticked.length < valid.length}
          isDisabled={valid.length === 0}
          onChange={(isSelected) =>
            onSelect(
              valid.map(({ id }) => id),
              isSelected,
            )
          }
        />
        <h2>
          <Link href={href} tone="plain">
            {group.merchantName}
          </Link>
        </h2>
      </S.Head>
      {children}
      <S.Foot>
        <span>
          {ticked.length} 行 <b>{formatNumber(pieces)}</b> 片
        </span>
        {toFree !== undefined && ticked.length > 0 && (
          <>
            <S.Way aria-hidden>
              <i style={{ width: `${percentOf(goods, goods + toFree)}%` }} />
            </S.Way>
            <span>
              再买 <b>{formatAmount(toFree, group.currency)}</b> 包邮
            </span>
          </>
        )}
        <span data-end>
          运费 <b>{formatAmount(freight, group.currency)}</b>　小计 <b>{formatAmount(goods, group.currency)}</b>
        </span>
      </S.Foot>
    </S.Root>
  )
}

const percentOf = (part: bigint, whole: bigint): number => Number((part * 100n) / whole)

/** What the ticked lines of a shop come to. */
export const amountsOf = ({ goods, currency, freights }: CartGroup) =>
  orderAmounts(
    goods.filter(({ isValid, isSelected }) => isValid && isSelected).map(({ amount }) => toMicro(amount)),
    currency,
    freights,
  )
