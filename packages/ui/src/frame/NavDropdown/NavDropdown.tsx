import type { NavItem } from '@xinpu/sdk/types'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './NavDropdown.styles.ts'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

/** The list comes with the first card that opens. */
const NavLinks = onDemand(() => import('./NavLinks.tsx').then((module) => module.NavLinks))

export interface NavDropdownProps {
  /** What the list holds: 常用网站, 代理商, 原厂. */
  label: string
  /** Sites in the person's own order. */
  items: readonly NavItem[]
  /**
   * Where a site opens.
   *
   * @default 'newTab'
   */
  opensIn?: 'newTab' | 'sameTab'
  /** Opens the dialog in which the list is put together. */
  onCustomize?: () => void
}

/** A list of other sites behind one word of the header: opens on hover, press or Enter. */
export function NavDropdown({ label, items, opensIn, onCustomize }: NavDropdownProps) {
  const [turn, setTurn] = useState(0)
  /** The card has no handle to close it: a new one is closed. */
  const close = () => setTurn(turn + 1)
  const customize = () => {
    close()
    onCustomize?.()
  }

  return (
    <HoverCard
      key={turn}
      label={label}
      trigger={
        <S.Trigger>
          {label}
          <Icon of={ChevronDown} size={12} />
        </S.Trigger>
      }
    >
      <S.Card>
        <Suspense>
          <NavLinks items={items} opensIn={opensIn} onCustomize={onCustomize && customize} onLeave={close} />
        </Suspense>
      </S.Card>
    </HoverCard>
  )
}
