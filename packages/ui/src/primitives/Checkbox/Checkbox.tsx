// chunk: check
import { useEffect, useRef } from 'react'
import * as S from './Checkbox.styles.ts'

type Native = Pick<
  React.ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'value' | 'autoFocus' | 'onFocus' | 'onBlur' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
>

export interface CheckboxProps extends Native {
  /** Whether it is ticked. */
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /**
   * Whether some of what it stands for is ticked, and some is not.
   *
   * @default false
   */
  isIndeterminate?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  isInvalid?: boolean
  /** The box itself, to lead the focus there. */
  inputRef?: React.RefObject<HTMLInputElement | null>
  /** What is ticked; without it, give an `aria-label`. */
  children?: React.ReactNode
}

/** Yes or no to one thing, or some of many: the browser's own box, drawn by us. */
export function Checkbox({
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled,
  isRequired,
  isInvalid,
  inputRef,
  children,
  ...props
}: CheckboxProps) {
  return (
    <S.Root
      data-indeterminate={isIndeterminate || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
    >
      <S.Input
        {...props}
        ref={useIndeterminate(isIndeterminate, inputRef)}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={isInvalid}
        onChange={(event) => onChange(event.target.checked)}
      />
      <S.Box viewBox="0 0 16 16" aria-hidden>
        <path d={isIndeterminate ? 'M5 8h6' : 'm4.5 8.3 2.4 2.4 4.6-5.2'} />
      </S.Box>
      {children && <span>{children}</span>}
    </S.Root>
  )
}

/** HTML has no attribute for the third state, and a press takes it away. */
function useIndeterminate(isIndeterminate: boolean, given: CheckboxProps['inputRef']) {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  })
  return input
}
