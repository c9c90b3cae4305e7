import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components'
import * as S from './Checkbox.styles.ts'

export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'isSelected' | 'onChange' | 'isIndeterminate'
> {
  /** Whether it is ticked. */
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /**
   * Whether some of what it stands for is ticked, and some is not.
   *
   * @default false
   */
  isIndeterminate?: boolean
  /** What is ticked; without it, give an `aria-label`. */
  children?: React.ReactNode
}

/** Yes or no to one thing, or some of many. */
export function Checkbox({ isIndeterminate = false, children, ...props }: CheckboxProps) {
  return (
    <S.Root {...props} isIndeterminate={isIndeterminate}>
      <S.Box viewBox="0 0 16 16" aria-hidden>
        <path d={isIndeterminate ? 'M5 8h6' : 'm4.5 8.3 2.4 2.4 4.6-5.2'} />
      </S.Box>
      {children && <span>{children}</span>}
    </S.Root>
  )
}
