import { formatNumber, type QuantityRules } from '@xinpu/sdk/format'
import { bargainRules, ruled } from '@xinpu/sdk/rules'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { quantityToldOf } from '../QuantityField/quantity-words.ts'
import { QuantityFixes } from '../QuantityField/QuantityFixes.tsx'
import { isNoOffer, noOfferWords, type BargainDraft, type Offered } from './bargain-draft.ts'
import * as S from './BargainDialog.styles.ts'

interface BargainFieldsProps {
  goods: Offered
  draft: BargainDraft
  onChange: (part: Partial<BargainDraft>) => void
  errorOf: (field: string) => string | undefined
}

/** How many, and at what price. A price that can be had already is said at once. */
export function BargainFields({ goods, draft, onChange, errorOf }: BargainFieldsProps) {
  const told = isNoOffer(goods, draft) ? noOfferWords(goods, draft) : errorOf('price')
  return (
    <S.Fields>
      <Pieces rules={goods} quantity={draft.quantity} onChange={(quantity) => onChange({ quantity })} />
      <NumberField
        {...ruled(bargainRules, 'price')}
        kind="decimal"
        prefix={goods.currency === 'USD' ? '$' : '¥'}
        unit={goods.currency === 'CNY' ? '含税' : '不含税'}
        value={draft.price}
        onChange={(price) => onChange({ price: price === null ? null : Number(price.toFixed(6)) })}
        help="最多 6 位小数"
        {...(told && { error: told })}
      />
    </S.Fields>
  )
}

interface PiecesProps {
  rules: QuantityRules
  quantity: number | null
  onChange: (quantity: number | null) => void
}

/** The quantity, with what mends it. */
function Pieces({ rules, quantity, onChange }: PiecesProps) {
  const told = quantityToldOf(quantity, rules)
  return (
    <div>
      <NumberField
        {...ruled(bargainRules, 'quantity')}
        unit="片"
        step={rules.mpq}
        value={quantity}
        onChange={onChange}
        help={`起订 ${formatNumber(rules.moq)}，倍数 ${formatNumber(rules.mpq)}`}
        {...(told && { error: told })}
      />
      {told && quantity !== null && <QuantityFixes pieces={quantity} rules={rules} onTake={onChange} />}
    </div>
  )
}
