import { formatNumber, type Currency } from '@xinpu/sdk/format'
import { X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { shareOf, type LadderRow, type RowFault } from './ladder-rows.ts'

interface TierRowProps {
  rows: readonly LadderRow[]
  index: number
  currency: Currency
  /** It begins at the least quantity. */
  isBound: boolean
  fault: RowFault
  onChange: (part: Partial<LadderRow>) => void
  onRemove: () => void
}

/** One tier: from how many pieces, up to how many, at what price. */
export function TierRow({ rows, index, currency, isBound, fault, onChange, onRemove }: TierRowProps) {
  const row = rows[index]
  if (!row) return null
  const name = `第 ${index + 1} 档`

  return (
    <li aria-label={name}>
      {isBound ? (
        <span data-bound>
          {row.min === null ? '—' : formatNumber(row.min)}
          <small>起订</small>
        </span>
      ) : (
        <NumberField
          label={`${name} 起始数量`}
          isLabelHidden
          size="sm"
          value={row.min}
          onChange={(min) => onChange({ min })}
          error={fault.min}
        />
      )}
      <span data-end>{endOf(rows, index)}</span>
      <NumberField
        label={`${name} 单价`}
        isLabelHidden
        size="sm"
        kind="decimal"
        prefix={currency === 'USD' ? '$' : '¥'}
        value={row.price}
        onChange={(price) => onChange({ price })}
        error={fault.price}
      />
      <span data-share>{shareOf(rows, index)}</span>
      {rows.length > 1 && (!isBound || index > 0) && (
        <Button tone="quiet" size="sm" shape="icon" aria-label={`删除${name}`} onPress={onRemove}>
          <Icon of={X} />
        </Button>
      )}
    </li>
  )
}

/** A tier ends one piece before the next one begins. */
function endOf(rows: readonly LadderRow[], index: number): string {
  if (index === rows.length - 1) return '以上'
  const next = rows[index + 1]?.min
  return next == null ? '—' : formatNumber(next - 1)
}
