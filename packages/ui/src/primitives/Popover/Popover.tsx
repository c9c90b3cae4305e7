import type { PopoverProps as AriaPopoverProps } from 'react-aria-components'
import { TriggerContext } from '../Button/BareButton.tsx'
import { onOpening } from '../OnDemand/onOpening.tsx'
import { useOpener } from './useOpener.ts'

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** What opens it: a `Button`. */
  trigger: React.JSX.Element
  /** What it is, for those who do not see where it hangs. */
  label: string
  /** What it holds, or a function that is given `close`. */
  children: React.ReactNode | ((state: { close: () => void }) => React.ReactNode)
}

const Opening = onOpening(() => import('./OpenPopover.tsx').then((module) => module.OpenPopover))

/** A panel that hangs on a button and holds more than a menu can. */
export function Popover({ trigger, placement = 'bottom start', ...props }: PopoverProps) {
  const { isOpen, change, anchor, opener } = useOpener('dialog', props)
  return (
    <>
      <TriggerContext value={opener}>{trigger}</TriggerContext>
      <Opening {...props} placement={placement} anchor={anchor} isOpen={isOpen} onOpenChange={change} />
    </>
  )
}
