import type { ChipModel } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import * as S from './CompareTable.styles.ts'

/** What a column is called where there is no room for its number. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)

/** Whether a column stands aside on a phone, where two have room. */
export const isAside = (place: number, pair: number): boolean => place > 0 && place !== pair

interface PairSwitchProps {
  models: readonly ChipModel[]
  pair: number
  onChange: (pair: number) => void
}

/** Chooses, on a phone, which part stands beside the first. */
export function PairSwitch({ models, pair, onChange }: PairSwitchProps) {
  if (models.length <= 2) return null
  return (
    <S.Pairs role="group" aria-label="对比的一对">
      {models.slice(1).map(({ id, model }, at) => (
        <Button
          key={id}
          size="sm"
          isPressedOn={pair === at + 1}
          aria-label={`A / ${letterOf(at + 1)} ${model}`}
          onPress={() => onChange(at + 1)}
        >
          A / {letterOf(at + 1)}
        </Button>
      ))}
    </S.Pairs>
  )
}
