import { Button, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { styled } from 'styled-components'
import { look, type Look } from './Button.styles.ts'
import type { ButtonLook } from './Button.tsx'

export interface TriggerButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'style'> {
  /** The button itself. */
  ref?: React.Ref<HTMLButtonElement>
}

/** A `Button` that takes its part in something of react-aria: the cross of a dialog, the handle of a row. */
export function TriggerButton({ tone = 'plain', size = 'md', shape = 'text', ...props }: TriggerButtonProps) {
  return <Root {...props} $tone={tone} $size={size} $shape={shape} />
}

const Root = styled(Button)<Look>`
  ${look}
`
