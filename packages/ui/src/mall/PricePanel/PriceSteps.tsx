import { formatAmount, type Currency, type Micro } from '@xinpu/sdk/format'
import { ChevronRight } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './PricePanel.styles.ts'

/** One step of a sum, written out. */
export interface PriceStep {
  label: string
  value: string
  /** It is a part of the step before, and not added. */
  isPart?: boolean
}

export interface PriceStepsProps {
  steps: readonly PriceStep[]
  /** What is paid, in the currency or in millionths. */
  total: Micro | number
  currency: Currency
  /** What is still to be said of the sum. */
  note?: string | undefined
  /** @default '合计' */
  totalLabel?: string
  /** What comes first, and opens to its own steps. */
  folded?: { label: string; value: string; steps: readonly PriceStep[] }
}

/** A sum with all its steps: the same lines on the goods, the order and the invoice. */
export const PriceSteps = ({ steps, total, currency, note, totalLabel = '合计', folded }: PriceStepsProps) => (
  <div>
    {folded && (
      <S.Folded>
        <summary>
          <Icon of={ChevronRight} size={14} />
          <span>{folded.label}</span>
          <b>{folded.value}</b>
        </summary>
        <S.Steps data-inner>
          <Lines steps={folded.steps} />
        </S.Steps>
      </S.Folded>
    )}
    <S.Steps>
      <Lines steps={steps} />
      <div data-total>
        <dt>
          {totalLabel}
          {note && <small>{note}</small>}
        </dt>
        <dd>{formatAmount(total, currency)}</dd>
      </div>
    </S.Steps>
  </div>
)

const Lines = ({ steps }: { steps: readonly PriceStep[] }) =>
  steps.map(({ label, value, isPart }) => (
    <div key={label} data-part={isPart || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))
