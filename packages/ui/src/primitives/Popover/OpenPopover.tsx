import { Dialog, Popover as AriaPopover } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { floating } from './floating.ts'
import type { PopoverProps } from './Popover.tsx'
import type { Hanging } from './useOpener.ts'

/** What a `Popover` is once it is open. */
export const OpenPopover = ({ anchor, label, children, ...props }: Omit<PopoverProps, 'trigger'> & Hanging) => (
  <Panel {...props} triggerRef={anchor} offset={6}>
    <Body aria-label={label}>{children}</Body>
  </Panel>
)

const Panel = styled(AriaPopover)`
  ${floating}
  max-width: calc(100vw - ${token('space', 8)});
  padding: ${token('space', 4)};
`

const Body = styled(Dialog)`
  outline: none;
`
