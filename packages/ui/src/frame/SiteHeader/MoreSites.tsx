import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx'
import { Trigger } from '../NavDropdown/NavDropdown.styles.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'

const MoreList = lazy(() => import('./MoreList.tsx').then((module) => ({ default: module.MoreList })))

/** Between 1024 and 1280 px there is no room for three lists: they stand in one. */
export function MoreSites({
  places,
  navigation,
  opensIn,
  onCustomize,
}: Pick<SiteHeaderProps, 'places' | 'navigation' | 'opensIn' | 'onCustomize'>) {
  if (!navigation && !places.webSearch) return null

  return (
    <HoverCard
      label="更多网站"
      placement="bottom-end"
      trigger={
        <Trigger>
          更多
          <ChevronDown size={12} strokeWidth={1.5} aria-hidden />
        </Trigger>
      }
    >
      <Suspense>
        <MoreList places={places} navigation={navigation} opensIn={opensIn} onCustomize={onCustomize} />
      </Suspense>
    </HoverCard>
  )
}
