import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx'
import { Trigger } from '../NavDropdown/NavDropdown.styles.ts'
import { NavLinks } from '../NavDropdown/NavLinks.tsx'
import { navLists } from './nav-lists.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'
import * as S from './SiteHeader.styles.ts'

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
      <S.More>
        {places.webSearch && (
          <S.MoreWord href={places.webSearch} target="_blank" rel="noopener noreferrer">
            全网搜索
          </S.MoreWord>
        )}
        {navigation &&
          navLists.map(({ list, label }) => (
            <Fragment key={list}>
              <S.MoreTitle>{label}</S.MoreTitle>
              <NavLinks
                items={navigation[list]}
                opensIn={opensIn}
                onCustomize={onCustomize && (() => onCustomize(list))}
              />
            </Fragment>
          ))}
      </S.More>
    </HoverCard>
  )
}
