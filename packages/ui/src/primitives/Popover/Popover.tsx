import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  Pressable,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { floating } from './floating.ts'

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** What opens it: a `Button`. */
  trigger: React.JSX.Element
  /** What it is, for those who do not see where it hangs. */
  label: string
  /** What it holds, or a function that is given `close`. */
  children: React.ReactNode | ((state: { close: () => void }) => React.ReactNode)
}

/** A panel that hangs on a button and holds more than a menu can. */
export function Popover({ trigger, label, children, isOpen, onOpenChange, placement = 'bottom start' }: PopoverProps) {
  const { isDisabled } = trigger.props as { isDisabled?: boolean }

  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable isDisabled={isDisabled}>{trigger}</Pressable>
      <Panel placement={placement} offset={6}>
        <Body aria-label={label}>{children}</Body>
      </Panel>
    </DialogTrigger>
  )
}

const Panel = styled(AriaPopover)`
  ${floating}
  max-width: calc(100vw - ${token('space', 8)});
  padding: ${token('space', 4)};
`

const Body = styled(Dialog)`
  outline: none;
`
