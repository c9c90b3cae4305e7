import { Check, X } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Steps.styles.ts'

export interface Step {
  /** What is done in it, in a few words. */
  title: string
  /** A quieter line under it: a date, a hint. */
  detail?: string
}

export type StepState = 'done' | 'current' | 'todo' | 'error'

export interface StepsProps {
  /** What the steps lead to: ‘注册’. */
  label: string
  steps: readonly Step[]
  /** The step one is at, from 0; as many as there are steps when all are done. */
  current: number
  /**
   * Whether the current step goes on or has failed.
   *
   * @default 'going'
   */
  state?: 'going' | 'failed'
}

/** How far a flow is: what is done, where one is, what comes. */
export function Steps({ label, steps, current, state = 'going' }: StepsProps) {
  return (
    <S.Room>
      <S.List aria-label={label}>
        {steps.map(({ title, detail }, index) => {
          const own = stateAt(index, current, state)

          return (
            <S.Item key={`${index} ${title}`} $state={own} aria-current={index === current ? 'step' : undefined}>
              <S.Mark aria-hidden>{marks[own] ?? index + 1}</S.Mark>
              <S.Words>
                <span>{title}</span>
                {detail && <S.Detail>{detail}</S.Detail>}
                <VisuallyHidden>{voices[own]}</VisuallyHidden>
              </S.Words>
            </S.Item>
          )
        })}
      </S.List>
    </S.Room>
  )
}

function stateAt(index: number, current: number, state: 'going' | 'failed'): StepState {
  if (index < current) return 'done'
  if (index > current) return 'todo'
  return state === 'failed' ? 'error' : 'current'
}

const marks: Partial<Record<StepState, React.ReactNode>> = {
  done: <Check size={14} strokeWidth={2} />,
  error: <X size={14} strokeWidth={2} />,
}

const voices: Record<StepState, string> = { done: '，已完成', current: '', todo: '，未开始', error: '，未通过' }
