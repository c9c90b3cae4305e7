import { formatNumber, type Currency } from '@xinpu/sdk/format'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { FieldGroup } from '../../primitives/Upload/FieldGroup.tsx'
import { boundTo, mostTiers, rowFaults, type LadderRow } from './ladder-rows.ts'
import * as S from './LadderPriceEditor.styles.ts'
import { TierRow } from './TierRow.tsx'

export interface LadderPriceEditorProps {
  /** Least quantity first; one at least. */
  ladder: readonly LadderRow[]
  currency: Currency
  onChange: (ladder: LadderRow[]) => void
  /** The least quantity, at which the first tier begins; without it that is typed too. */
  moq?: number | null
  /** What is wrong with the ladder; with it empty fields are told, too. */
  error?: string | undefined
}

/** The prices by quantity, tier by tier: each ends where the next begins, so there is no gap and no overlap. */
export function LadderPriceEditor({ ladder, currency, onChange, moq, error }: LadderPriceEditorProps) {
  const rows = boundTo(ladder, moq)
  const faults = rowFaults(rows, currency, error !== undefined)
  const { list, add } = useAdded(() => onChange([...ladder, { min: null, price: null }]), ladder.length)

  const isTold = faults.some(({ min, price }) => min ?? price)

  return (
    <FieldGroup
      label={`阶梯价（${currency === 'CNY' ? '含税' : '不含税'}）`}
      name="ladderPrices"
      error={isTold ? undefined : error}
    >
      {() => (
        <S.Root>
          <S.Head aria-hidden>
            <span>从</span>
            <span>到</span>
            <span>单价</span>
            <span data-share>比上一档</span>
          </S.Head>
          <S.List ref={list}>
            {rows.map((_, index) => (
              <TierRow
                key={index}
                rows={rows}
                index={index}
                currency={currency}
                isBound={index === 0 && moq !== undefined}
                fault={faults[index] ?? {}}
                onChange={(part) => onChange(ladder.map((one, at) => (at === index ? { ...one, ...part } : one)))}
                onRemove={() => onChange(ladder.filter((_, at) => at !== index))}
              />
            ))}
          </S.List>
          <Foot count={rows.length} onAdd={add} />
        </S.Root>
      )}
    </FieldGroup>
  )
}

const Foot = ({ count, onAdd }: { count: number; onAdd: () => void }) => (
  <S.Foot>
    <Button size="sm" isDisabled={count >= mostTiers} onPress={onAdd}>
      <Icon of={Plus} />
      加一档
    </Button>
    <span>{count >= mostTiers ? `最多 ${mostTiers} 档` : `${formatNumber(count)} 档，单价最多 6 位小数`}</span>
  </S.Foot>
)

/** A tier that was added is typed in at once. */
function useAdded(onAdd: () => void, count: number) {
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState(0)

  useEffect(() => {
    if (wanted === count) list.current?.lastElementChild?.querySelector('input')?.focus()
  }, [wanted, count])

  return {
    list,
    add: () => {
      setWanted(count + 1)
      onAdd()
    },
  }
}
