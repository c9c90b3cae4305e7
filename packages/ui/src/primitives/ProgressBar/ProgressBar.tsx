import { ProgressBar as AriaProgressBar } from 'react-aria-components'
import * as S from './ProgressBar.styles.ts'

export interface ProgressBarProps {
  /** How much is done, from 0 to 100. */
  value?: number
  /** What is being done. */
  label: string
  /**
   * When nobody knows how much is done: it creeps for five seconds and waits near the end.
   *
   * @default false
   */
  isIndeterminate?: boolean
}

/** A 2 px line of how far something is: a route on its way, a file, a space. */
export function ProgressBar({ value = 0, label, isIndeterminate = false }: ProgressBarProps) {
  return (
    <AriaProgressBar aria-label={label} value={value} isIndeterminate={isIndeterminate}>
      {({ percentage }) => (
        <S.Rail>
          <S.Fill
            data-creeps={isIndeterminate || undefined}
            style={isIndeterminate ? undefined : { width: `${percentage}%` }}
          />
        </S.Rail>
      )}
    </AriaProgressBar>
  )
}
