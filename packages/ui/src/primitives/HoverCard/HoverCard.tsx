import type { Placement } from '@floating-ui/react'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { TriggerContext } from '../Button/BareButton.tsx'
import { useHoverCard } from './useHoverCard.ts'
import { NotHereFloat } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

/** The card and what places it weigh more than the trigger: they come when a card is first wanted. */
const FloatingCard = onDemand(() => import('./FloatingCard.tsx').then((module) => module.FloatingCard), NotHereFloat)

export interface HoverCardProps {
  /** What it hangs on. A `Button` also opens it by a press; a `Link` leads away, and opens it when it is focused. */
  trigger: React.ReactElement
  /** What the card is, for those who do not see where it hangs. */
  label: string
  /**
   * Where it hangs while there is room.
   *
   * @default 'bottom-start'
   */
  placement?: Placement
  /**
   * Milliseconds of hovering before it opens.
   *
   * @default 150
   */
  delay?: number
  /**
   * Whether focus alone opens it: right for a link, wrong for a button.
   *
   * @default 'press'
   */
  opensOn?: 'press' | 'focus'
  /** It opened or closed: a good moment to fetch what it shows. */
  onOpenChange?: (isOpen: boolean) => void
  children: React.ReactNode
}

/** More about a thing while the pointer rests on it: a menu of the header, a part, a person. Stays while one reads it. */
export function HoverCard({
  trigger,
  label,
  placement = 'bottom-start',
  delay = 150,
  opensOn = 'press',
  onOpenChange,
  children,
}: HoverCardProps) {
  const { isOpen, anchor, setAnchor, change, triggerProps, buttonProps } = useHoverCard({
    delay,
    opensOn,
    onOpenChange,
  })

  return (
    <>
      <Trigger ref={setAnchor} {...triggerProps}>
        <TriggerContext value={buttonProps}>{trigger}</TriggerContext>
      </Trigger>
      {isOpen && (
        <Suspense>
          <FloatingCard anchor={anchor} label={label} placement={placement} onOpenChange={change}>
            {children}
          </FloatingCard>
        </Suspense>
      )}
    </>
  )
}

const Trigger = styled.span`
  display: inline-flex;
`
