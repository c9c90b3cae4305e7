import {
  ChevronDown,
  Clock,
  ExternalLink,
  GitCompareArrows,
  LogOut,
  Mail,
  MessageSquare,
  Pencil,
  ShoppingCart,
} from 'lucide-react'
import { Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { NavLinks } from '../NavDropdown/NavLinks.tsx'
import { comparable } from '../SideMenu/SideMenu.tsx'
import { UserAvatar } from '../UserAvatar/UserAvatar.tsx'
import { waysOf, type FrameUser } from '../UserPopover/user-ways.tsx'
import * as S from './HeaderDrawer.styles.ts'
import { navLists } from './nav-lists.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'

interface PartProps extends SiteHeaderProps {
  /** Closes the drawer. */
  leave: () => void
  /** Closes the drawer, and acts. */
  after: (act: () => void) => () => void
}

/** Who is there. */
export const DrawerPerson = ({ user }: { user: FrameUser }) => (
  <S.Person>
    <UserAvatar name={user.name} src={user.avatar} size="lg" />
    <div>
      <b>{user.name}</b>
      {user.mobile && <S.Mobile>{user.mobile}</S.Mobile>}
    </div>
  </S.Person>
)

/** Nobody yet: two doors. */
export const Doors = ({ places, onLogin, leave, after }: PartProps) => (
  <S.Doors>
    {places.register && (
      <LinkButton size="lg" shape="block" href={places.register} onPress={leave}>
        注册
      </LinkButton>
    )}
    <Button tone="primary" size="lg" shape="block" onPress={after(onLogin)}>
      登录
    </Button>
  </S.Doors>
)

/** What the dock holds on a desk. */
export function Tools({ tools = {}, onPublish, leave, after }: PartProps) {
  const { messages, cart, onRecentViews, compare, onFeedback } = tools

  return (
    <S.Part>
      {messages && (
        <S.Line onPress={after(messages.onOpen)}>
          <Icon of={Mail} />
          我的消息
          <S.End>
            <Badge count={messages.count} label="条未读" />
          </S.End>
        </S.Line>
      )}
      {cart && (
        <S.Way href={cart.href} target="_blank" onClick={leave}>
          <Icon of={ShoppingCart} />
          购物车
          <S.End>
            <Badge count={cart.count} label="件商品" />
          </S.End>
        </S.Way>
      )}
      {onRecentViews && (
        <S.Line onPress={after(onRecentViews)}>
          <Icon of={Clock} />
          最近浏览
        </S.Line>
      )}
      {compare && (
        <S.Line onPress={after(compare.onOpen)}>
          <Icon of={GitCompareArrows} />
          对比
          <S.Figure>
            {compare.count}/{comparable}
          </S.Figure>
        </S.Line>
      )}
      {onFeedback && (
        <S.Line onPress={after(onFeedback)}>
          <Icon of={MessageSquare} />
          意见反馈
        </S.Line>
      )}
      {onPublish && (
        <S.Line onPress={after(onPublish)}>
          <Icon of={Pencil} />
          发布文章
        </S.Line>
      )}
    </S.Part>
  )
}

/** The rooms of a person. */
export const Rooms = ({ user, places, onLogout, leave, after }: PartProps & { user: FrameUser }) => (
  <S.Part>
    {user.enterpriseStatus === null && places.certification && (
      <S.Way href={places.certification} onClick={leave}>
        完成企业认证，解锁发布与联系
      </S.Way>
    )}
    {waysOf(user, places).map(({ label, icon, href }) => (
      <S.Way key={label} href={href} onClick={leave}>
        {icon}
        {label}
      </S.Way>
    ))}
    <S.Line onPress={after(onLogout)}>
      <Icon of={LogOut} />
      退出登录
    </S.Line>
  </S.Part>
)

/** Services and other sites. */
export const Sites = ({ places, navigation, opensIn, onCustomize, leave, after }: PartProps) => (
  <S.Part>
    {places.huiyuan !== undefined && (
      <S.Way href={places.huiyuan ?? undefined} isDisabled={places.huiyuan === null} onClick={leave}>
        会员
      </S.Way>
    )}
    {places.webSearch && (
      <S.Way href={places.webSearch} target="_blank" rel="noopener noreferrer" onClick={leave}>
        全网搜索
        <S.End>
          <Icon of={ExternalLink} />
        </S.End>
      </S.Way>
    )}
    {navigation &&
      navLists.map(({ list, label }) => (
        <Disclosure key={list}>
          <Heading level={3}>
            <S.Line slot="trigger">
              {label}
              <S.End>
                <Icon of={ChevronDown} />
              </S.End>
            </S.Line>
          </Heading>
          <DisclosurePanel>
            <S.Inner>
              <NavLinks
                items={navigation[list]}
                opensIn={opensIn}
                onCustomize={onCustomize && after(() => onCustomize(list))}
                onLeave={leave}
              />
            </S.Inner>
          </DisclosurePanel>
        </Disclosure>
      ))}
  </S.Part>
)
