import type { NavItem } from '@xinpu/sdk/types'
import { Settings2 } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { isWebAddress } from '../web-address.ts'
import * as S from './NavLinks.styles.ts'

export interface NavLinksProps {
  items: readonly NavItem[]
  opensIn?: 'newTab' | 'sameTab'
  onCustomize?: () => void
  /** A site was chosen. */
  onLeave?: () => void
}

/** Other sites, one a line. Only addresses of the web are links: anything can be stored. */
export const NavLinks = ({ items, opensIn = 'newTab', onCustomize, onLeave }: NavLinksProps) => (
  <S.List>
    {items.map(({ name, url }, index) => (
      <li key={`${index} ${url}`}>
        {isWebAddress(url) ? (
          <S.Site
            href={url.trim()}
            target={opensIn === 'newTab' ? '_blank' : undefined}
            rel="noopener noreferrer"
            onClick={onLeave}
          >
            {name}
          </S.Site>
        ) : (
          <S.Bad>
            {name}
            <em>网址无效</em>
          </S.Bad>
        )}
      </li>
    ))}
    {onCustomize && (
      <S.Last>
        <S.Customize onPress={onCustomize}>
          <Icon of={Settings2} />
          自定义
        </S.Customize>
      </S.Last>
    )}
  </S.List>
)
