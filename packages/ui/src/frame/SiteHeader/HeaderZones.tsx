import { ExternalLink, Menu, Pencil, Search, UserRound } from 'lucide-react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { NavDropdown } from '../NavDropdown/NavDropdown.tsx'
import { UserAvatar } from '../UserAvatar/UserAvatar.tsx'
import { MoreSites } from './MoreSites.tsx'
import { navLists } from './nav-lists.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'
import * as S from './SiteHeader.styles.ts'

/** The search of the news, and the way to write some. */
export const NewsZone = ({ search, onPublish }: SiteHeaderProps) => (
  <>
    {search && <S.NewsSearch>{search}</S.NewsSearch>}
    {onPublish && (
      <Button tone="primary" onPress={onPublish}>
        <Icon of={Pencil} />
        发布文章
      </Button>
    )}
  </>
)

/** Services and other sites. */
export const OtherZone = ({ places, navigation, opensIn, onCustomize }: SiteHeaderProps) => (
  <>
    {places.huiyuan !== undefined && <S.Word href={places.huiyuan}>会员</S.Word>}
    <S.Wide>
      {places.webSearch && (
        <S.Word href={places.webSearch} target="_blank" rel="noopener noreferrer">
          全网搜索
          <Icon of={ExternalLink} size={12} />
        </S.Word>
      )}
      {navigation &&
        navLists.map(({ list, label }) => (
          <NavDropdown
            key={list}
            label={label}
            items={navigation[list]}
            opensIn={opensIn}
            onCustomize={onCustomize && (() => onCustomize(list))}
          />
        ))}
    </S.Wide>
    <S.Tight>
      <MoreSites places={places} navigation={navigation} opensIn={opensIn} onCustomize={onCustomize} />
    </S.Tight>
  </>
)

/** Nobody yet: two doors. */
export const Visitor = ({ places, onLogin }: SiteHeaderProps) => (
  <>
    <Button tone="quiet" onPress={onLogin}>
      登录
    </Button>
    {places.register && <LinkButton href={places.register}>注册</LinkButton>}
  </>
)

/** What is left under 1024 px: search, menu, face. */
export const PhoneZone = ({ places, user, onLogin, onMenu }: SiteHeaderProps & { onMenu: () => void }) => (
  <S.Phone>
    {places.search && (
      <LinkButton tone="quiet" size="lg" shape="icon" href={places.search} aria-label="搜索">
        <Icon of={Search} size={20} />
      </LinkButton>
    )}
    <Button tone="quiet" size="lg" shape="icon" aria-label="菜单" onPress={onMenu}>
      <Icon of={Menu} size={20} />
    </Button>
    {user ? (
      <S.PhoneFace onPress={onMenu}>
        <UserAvatar name={user.name} src={user.avatar} />
        <VisuallyHidden>{user.name}</VisuallyHidden>
        <S.Corner>
          <Badge count={user.unread} label="条未读" />
        </S.Corner>
      </S.PhoneFace>
    ) : (
      <S.PhoneFace aria-label="登录" onPress={onLogin}>
        <S.Nobody>
          <Icon of={UserRound} />
        </S.Nobody>
      </S.PhoneFace>
    )}
  </S.Phone>
)
