import { fieldStateLabels } from '@xinpu/sdk/labels'
import type { FieldMatch, FieldState } from '@xinpu/sdk/types'
import * as S from './MatchPins.styles.ts'

export interface MatchPinsProps {
  /** The four fields, in their order. */
  fields: readonly FieldMatch[]
}

const names: Record<FieldMatch['name'], string> = { model: '型号', brand: '品牌', package: '封装', value: '值' }

/** Four terminals, 型号 品牌 封装 值: full where the line and the part agree, half, hollow, or crossed out. */
export const MatchPins = ({ fields }: MatchPinsProps) => (
  <span
    data-pins
    role="img"
    aria-label={fields.map(({ name, state }) => `${names[name]}${fieldStateLabels[state]}`).join('，')}
  >
    {fields.map(({ name, state }) => (
      <i key={name} data-state={state} />
    ))}
  </span>
)

const legend: readonly FieldState[] = ['same', 'near', 'unknown', 'conflict']

/** What the terminals mean. */
export const PinLegend = () => (
  <S.Legend>
    {legend.map((state) => (
      <li key={state}>
        <span data-pins aria-hidden>
          <i data-state={state} />
        </span>{' '}
        {fieldStateLabels[state]}
      </li>
    ))}
  </S.Legend>
)
