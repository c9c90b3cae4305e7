import { Fragment } from 'react'
import { NavLinks } from '../NavDropdown/NavLinks.tsx'
import { navLists } from './nav-lists.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'
import * as S from './SiteHeader.styles.ts'

/** The three lists of other sites under each other, and the search of the whole web. */
export const MoreList = ({
  places,
  navigation,
  opensIn,
  onCustomize,
  onLeave,
}: Pick<SiteHeaderProps, 'places' | 'navigation' | 'opensIn' | 'onCustomize'> & {
  /** A site was chosen. */
  onLeave?: () => void
}) => (
  <S.More>
    {places.webSearch && (
      <S.MoreWord href={places.webSearch} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
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
            onLeave={onLeave}
          />
        </Fragment>
      ))}
  </S.More>
)
