import { useId } from 'react'
import type { PopoverProps } from 'react-aria-components'
import { TriggerContext } from '../Button/BareButton.tsx'
import type { Href } from '../Link/Link.tsx'
import { onOpening } from '../OnDemand/onOpening.tsx'
import { useOpener } from '../Popover/useOpener.ts'

export interface MenuEntry {
  id: string
  label: string
  /** A lucide icon, 16 px. */
  icon?: React.ReactNode
  /** Where it leads; without it, `onAction` is told. */
  href?: Href
  /**
   * What takes something away stands out.
   *
   * @default 'plain'
   */
  tone?: 'plain' | 'danger'
  /** A figure or a key at the right edge. */
  aside?: React.ReactNode
  isDisabled?: boolean
}

export interface MenuProps {
  /** What opens it: a `Button`. */
  trigger: React.JSX.Element
  /** The lines; a line of `'rule'` parts them. */
  items: readonly (MenuEntry | 'rule')[]
  /** A line without `href` was chosen. */
  onAction?: (id: string) => void
  /**
   * Where it hangs.
   *
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement']
}

const Opening = onOpening(() => import('./OpenMenu.tsx').then((module) => module.OpenMenu))

/** Things to do, behind one button. */
export function Menu({ trigger, placement = 'bottom start', ...props }: MenuProps) {
  const id = useId()
  const { isOpen, change, isByKey, anchor, opener } = useOpener('menu')
  return (
    <>
      <TriggerContext value={{ ...opener, id }}>{trigger}</TriggerContext>
      <Opening
        {...props}
        label={id}
        placement={placement}
        anchor={anchor}
        isByKey={isByKey}
        isOpen={isOpen}
        onOpenChange={change}
      />
    </>
  )
}
