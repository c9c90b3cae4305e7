import { quantityFault, type PriceBreak, type QuantityRules } from '@xinpu/sdk/format'
import { useDeferredValue, useState } from 'react'
import type { FieldSize } from '../../primitives/Field/Field.styles.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { quantityToldOf } from './quantity-words.ts'
import { QuantityFixes, type QuantitySplit } from './QuantityFixes.tsx'
import { QuantityRuleList } from './QuantityRuleList.tsx'
import * as S from './QuantityField.styles.ts'

export interface QuantityFieldProps extends QuantityRules {
  /** The quantity that holds. */
  value: number
  /** Told of quantities that can be bought; one that cannot stays in the field until it is mended. */
  onChange: (pieces: number) => void
  /** @default '数量' */
  label?: string
  /** @default false */
  isLabelHidden?: boolean
  /** @default 'md' */
  size?: FieldSize
  /** Why the shop refused; the quantity that holds stays. */
  error?: string | undefined
  /** The ladder: Shift with an arrow goes from break to break. */
  breaks?: readonly PriceBreak[]
  /**
   * Whether the three rules stand under the field, or only the one that is broken.
   *
   * @default true
   */
  hasRules?: boolean
  isDisabled?: boolean
  /** More are wanted than there are: buys what there is, and asks others for the rest. Without it that is not offered. */
  onSplit?: (split: QuantitySplit) => void
  /** More are wanted than there are: a way to be told once so many are there. */
  arrivalOf?: (pieces: number) => React.ReactNode
}

/** How many pieces, by three rules: the least quantity, the multiple, the stock. What mends a quantity is a button. */
export function QuantityField({
  value,
  onChange,
  label = '数量',
  hasRules = true,
  error,
  breaks,
  onSplit,
  arrivalOf,
  ...props
}: QuantityFieldProps) {
  const rules = { moq: props.moq, mpq: props.mpq, stock: props.stock }
  const { shown, take } = useTyped(value, rules, onChange)
  // What mends a quantity is drawn after the field was left: whoever leaves it presses something, and is answered first.
  const judged = useDeferredValue(shown)
  const fault = quantityToldOf(judged, rules)
  const told = fault ?? error

  return (
    <S.Root onKeyDownCapture={(event) => leap(event, breaks, shown ?? value, take)}>
      <NumberField
        label={label}
        value={shown}
        onChange={take}
        step={rules.mpq}
        unit="片"
        size={props.size ?? 'md'}
        isLabelHidden={props.isLabelHidden ?? false}
        isDisabled={props.isDisabled ?? false}
        {...(told && { error: told })}
      />
      {hasRules && <QuantityRuleList pieces={shown} rules={rules} />}
      {fault && (
        <QuantityFixes pieces={judged ?? value} rules={rules} onTake={take} onSplit={onSplit} arrivalOf={arrivalOf} />
      )}
    </S.Root>
  )
}

/** What stands in the field: what was typed, as long as it cannot be bought, else what holds. */
function useTyped(value: number, rules: QuantityRules, onChange: (pieces: number) => void) {
  const [typed, setTyped] = useState<number | null>()
  const take = (pieces: number | null) => {
    const isRight = pieces !== null && !quantityFault(pieces, rules)
    setTyped(isRight ? undefined : pieces)
    if (isRight && pieces !== value) onChange(pieces)
  }
  return { shown: typed === undefined ? value : typed, take }
}

/** Shift and an arrow go from break to break. */
function leap(
  event: React.KeyboardEvent,
  breaks: readonly PriceBreak[] | undefined,
  pieces: number,
  take: (pieces: number) => void,
): void {
  const next = event.shiftKey && breaks ? nextBreak(breaks, pieces, event.key) : undefined
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  take(next)
}

/** Where Shift and an arrow lead. */
function nextBreak(breaks: readonly PriceBreak[], pieces: number, key: string): number | undefined {
  if (key === 'ArrowUp') return breaks.find(({ min }) => min > pieces)?.min
  return key === 'ArrowDown' ? breaks.findLast(({ min }) => min < pieces)?.min : undefined
}
