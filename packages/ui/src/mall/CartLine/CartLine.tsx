import { formatAmount, formatNumber, formatUnitPrice, priceAt, type Currency } from '@xinpu/sdk/format'
import type { CartGoods } from '@xinpu/sdk/types'
import { Star, Trash2 } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { NextBreak } from '../PricePanel/PricePanel.tsx'
import { QuantityField } from '../QuantityField/QuantityField.tsx'
import { risen } from './risen.ts'
import * as S from './CartLine.styles.ts'

export interface CartLineProps {
  line: CartGoods
  currency: Currency
  /** The page of its goods. */
  href: Href
  onQuantity: (pieces: number) => void
  onSelect: (isSelected: boolean) => void
  onRemove: () => void
  /** Keeps the goods and takes them out of the cart. */
  onFavour?: () => void
  /** Why the shop refused the last quantity; the one before holds. */
  error?: string | undefined
  /** Where the same part is sold elsewhere, for a line that cannot be ordered. */
  findHref?: Href
  /** Asks everybody for pieces that the shop lacks. */
  demandHref?: (pieces: number) => Href
}

/** One line of the cart: what it costs now and cost before, its quantity by the three rules, and what would cost less. */
export function CartLine({ line, currency, href, ...props }: CartLineProps) {
  const isOff = line.changes.includes('off')
  return (
    <S.Root data-off={isOff || undefined}>
      <Checkbox
        aria-label={`选中 ${line.model}`}
        isSelected={line.isSelected && line.isValid}
        isDisabled={!line.isValid}
        onChange={props.onSelect}
      />
      <div data-subject>
        <Link href={href}>
          <PartNumber>{line.model}</PartNumber>
        </Link>
        <span data-quiet>{line.brandCn}</span>
      </div>
      {isOff ? (
        <Off findHref={props.findHref} quantity={line.quantity} />
      ) : (
        <Priced {...{ line, currency, ...props }} />
      )}
      <S.Deeds>
        {props.onFavour && (
          <Button tone="quiet" size="sm" shape="icon" aria-label={`移入收藏 ${line.model}`} onPress={props.onFavour}>
            <Icon of={Star} />
          </Button>
        )}
        <Button tone="quiet" size="sm" shape="icon" aria-label={`删除 ${line.model}`} onPress={props.onRemove}>
          <Icon of={Trash2} />
        </Button>
      </S.Deeds>
      {!isOff && <Hints line={line} currency={currency} {...props} />}
    </S.Root>
  )
}

type PricedProps = Pick<CartLineProps, 'currency' | 'error' | 'line' | 'onQuantity'>

function Priced({ line, currency, error, onQuantity }: PricedProps) {
  const tier = priceAt(line.ladderPrices, line.quantity)?.min
  const more = risen(line)
  return (
    <>
      <div data-price>
        {line.seenPrice !== undefined && (
          <s>
            <span data-hidden>原价 </span>
            {formatUnitPrice(line.seenPrice, currency)}
          </s>
        )}
        <b>{formatUnitPrice(line.price, currency)}</b>
        {more !== 0n && (
          <span data-risen={more > 0n ? 'up' : 'down'}>
            {more > 0n ? '多' : '少'} {formatAmount(more > 0n ? more : -more, currency)}
          </span>
        )}
        <span data-quiet>{tier === undefined ? `${formatNumber(line.moq)} 起订` : `${formatNumber(tier)}+ 档`}</span>
      </div>
      <div data-quantity>
        <QuantityField
          label={`${line.model} 数量`}
          isLabelHidden
          hasRules={false}
          size="sm"
          value={line.quantity}
          onChange={onQuantity}
          moq={line.moq}
          mpq={line.mpq}
          stock={line.stock}
          breaks={line.ladderPrices}
          error={error}
        />
        <span data-quiet>
          起订 {formatNumber(line.moq)}　倍数 {formatNumber(line.mpq)}
        </span>
      </div>
      <div data-amount>{line.isValid ? formatAmount(line.amount, currency) : '—'}</div>
    </>
  )
}

/** Off the shelf: nothing to set, and a way to the same part elsewhere. */
const Off = ({ findHref, quantity }: { findHref: Href | undefined; quantity: number }) => (
  <>
    <div data-price>
      <span data-quiet>已下架</span>
    </div>
    <div data-quantity>
      <span data-figure>{formatNumber(quantity)}</span>
    </div>
    <div data-amount>{findHref === undefined ? '—' : <Link href={findHref}>找替代</Link>}</div>
  </>
)

type HintsProps = Pick<CartLineProps, 'currency' | 'demandHref' | 'line' | 'onQuantity'>

/** What more pieces would save, and where pieces that are lacking come from. */
function Hints({ line, currency, onQuantity, demandHref }: HintsProps) {
  const lacking = line.quantity - line.stock
  if (lacking > 0)
    return (
      <S.Hint data-tone="danger">
        <span>
          这家店铺还差 <b>{formatNumber(lacking)}</b> 片
        </span>
        {demandHref && <Link href={demandHref(lacking)}>其余求购 {formatNumber(lacking)}</Link>}
      </S.Hint>
    )
  if (!line.isValid || line.stock < line.quantity) return null
  const ladder = line.ladderPrices.filter(({ min }) => min <= line.stock && min % line.mpq === 0)
  return (
    <S.Next>
      <NextBreak ladder={ladder} qty={line.quantity} currency={currency} onChoose={onQuantity} />
    </S.Next>
  )
}
