import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Trigger } from '../NavDropdown/NavDropdown.styles.ts'
import type { NavList } from './nav-lists.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

const MoreList = onDemand(() => import('./MoreList.tsx').then((module) => module.MoreList))

/** Between 1024 and 1280 px there is no room for three lists: they stand in one. */
export function MoreSites({
  places,
  navigation,
  opensIn,
  onCustomize,
}: Pick<SiteHeaderProps, 'places' | 'navigation' | 'opensIn' | 'onCustomize'>) {
  const [turn, setTurn] = useState(0)
  /** The card has no handle to close it: a new one is closed. */
  const close = () => setTurn(turn + 1)
  const customize = (list: NavList) => {
    close()
    onCustomize?.(list)
  }
  if (!navigation && !places.webSearch) return null

  return (
    <HoverCard
      key={turn}
      label="更多网站"
      placement="bottom-end"
      trigger={
        <Trigger>
          更多
          <Icon of={ChevronDown} size={12} />
        </Trigger>
      }
    >
      <Suspense>
        <MoreList
          places={places}
          navigation={navigation}
          opensIn={opensIn}
          onCustomize={onCustomize && customize}
          onLeave={close}
        />
      </Suspense>
    </HoverCard>
  )
}
