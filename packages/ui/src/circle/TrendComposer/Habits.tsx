import { Circle, CircleCheck } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './TrendComposer.styles.ts'
import { habits, type TrendDraft } from './trend-draft.ts'

/** What questions that are answered soon have in common; none of it is asked for. */
export const Habits = ({ draft }: { draft: TrendDraft }) => (
  <S.Habits aria-label="答得快的问题长这样">
    {habits(draft).map(({ label, isKept }) => (
      <S.Habit key={label} $isKept={isKept}>
        <Icon of={isKept ? CircleCheck : Circle} size={16} />
        {label}
      </S.Habit>
    ))}
  </S.Habits>
)
