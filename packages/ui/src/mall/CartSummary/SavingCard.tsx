import { formatAmount, type Currency, type Micro } from '@xinpu/sdk/format'
import { Button } from '../../primitives/Button/Button.tsx'
import * as S from './CartSummary.styles.ts'

export interface SavingCardProps {
  /** What is saved in all, in the currency or in millionths. */
  saving: Micro | number
  currency: Currency
  /** What changes, a line each: 460 → 500. */
  lines: readonly { id: number; model: string; change: string; saving?: Micro | number }[]
  /** Why, in a sentence. */
  note: string
  /** Does all of it at once. */
  onTake: () => void
  /** @default '全部采用' */
  verb?: string
  isBusy?: boolean
}

/** A way to pay less: what would change, line by line, and all of it at a press; nothing changes by itself. */
export const SavingCard = ({
  saving,
  currency,
  lines,
  note,
  onTake,
  verb = '全部采用',
  isBusy = false,
}: SavingCardProps) => (
  <S.Saving>
    <h3>还能省 {formatAmount(saving, currency)}</h3>
    <ul>
      {lines.map(({ id, model, change, saving: part }) => (
        <li key={id}>
          <span translate="no">{model}</span>
          {part !== undefined && <b>{formatAmount(-part, currency)}</b>}
          <small>{change}</small>
        </li>
      ))}
    </ul>
    <p>
      <span>{note}</span>
      <Button size="sm" isPending={isBusy} onPress={onTake}>
        {verb}
      </Button>
    </p>
  </S.Saving>
)
