import type { Navigation } from '@xinpu/sdk/types'
import { Suspense, useState } from 'react'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import type { ThemeChoice } from '../../theme/index.ts'
import type { Tab } from '../active-tab.ts'
import type { SideTools } from '../SideMenu/SideMenu.tsx'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { TopMenu, type TopMenuItem } from '../TopMenu/TopMenu.tsx'
import { UserAvatar } from '../UserAvatar/UserAvatar.tsx'
import type { UserPopoverProps } from '../UserPopover/UserPopover.tsx'
import type { FrameUser, UserPlaces } from '../UserPopover/user-ways.tsx'
import { NewsZone, OtherZone, PhoneZone, Visitor } from './HeaderZones.tsx'
import type { NavList } from './nav-lists.ts'
import * as S from './SiteHeader.styles.ts'
import { NotHereDialog, useAgain, type NotHereProps } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

/** Only small windows have a drawer, and only when it is asked for. */
const HeaderDrawer = onDemand(() => import('./HeaderDrawer.tsx').then((module) => module.HeaderDrawer), NotHereDialog)

/** Only people who are logged in have a card; without it they have their face. */
const UserPopover = onDemand(() => import('../UserPopover/UserPopover.tsx').then((module) => module.UserPopover), Face)

function Face({ again, part: { user } }: NotHereProps<UserPopoverProps>) {
  useAgain(again)
  return <UserAvatar name={user.name} src={user.avatar} />
}

/** Where the header leads; what has no place is not shown. */
export interface HeaderPlaces extends UserPlaces {
  /** The logo's target. */
  home: Href
  register?: Href
  /** Where a phone searches. */
  search?: Href
  /** Null while it is not open. */
  huiyuan?: Href | null
  /** The search of the whole web, outside the site. */
  webSearch?: Href
}

export interface SiteHeaderProps {
  /** The rooms of the site. */
  menu: readonly TopMenuItem[]
  /** The lit one; see `activeTab`. */
  current?: Tab
  /** Where everything else leads. */
  places: HeaderPlaces
  /**
   * What stands between menu and person: sites and services, or the search of the news.
   *
   * @default 'other'
   */
  variant?: 'other' | 'news'
  /** The search box of the news. */
  search?: React.ReactNode
  /** The search strip under the header, on pages of datasheets. */
  strip?: React.ReactNode
  /** Who is logged in; null when nobody is. */
  user: FrameUser | null
  onLogin: () => void
  onLogout: () => void
  /** Begins an article; in the header of the news. */
  onPublish?: () => void
  /** Other sites, in the person's own order. */
  navigation?: Navigation
  /**
   * Where other sites open.
   *
   * @default 'newTab'
   */
  opensIn?: 'newTab' | 'sameTab'
  /** Opens the dialog in which a list of sites is put together. */
  onCustomize?: (list: NavList) => void
  /** What the dock holds on a desk; in the drawer under 1024 px. */
  tools?: SideTools
  /** The theme and how to change it. */
  theme?: { value: ThemeChoice; onChange: (value: ThemeChoice) => void }
}

/** The head of every page, 83 px: one line of navigation, who is there, and under 1024 px a drawer with everything. */
export function SiteHeader(props: SiteHeaderProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { menu, current, places, variant = 'other', strip } = props

  return (
    <>
      <S.Skip href="#main">跳到主要内容</S.Skip>
      <S.Root>
        <S.Wrap>
          <S.Home href={places.home} aria-label="芯谱 Xinpu 首页">
            <Logo />
          </S.Home>
          <S.DesktopOnly>
            <TopMenu items={menu} current={current} />
          </S.DesktopOnly>
          <S.Aside>
            {variant === 'news' ? <NewsZone {...props} /> : <OtherZone {...props} />}
            {props.theme && <ThemeSwitch {...props.theme} />}
          </S.Aside>
          <S.Person>
            {props.user ? (
              <Suspense fallback={<UserAvatar name={props.user.name} src={props.user.avatar} />}>
                <UserPopover
                  user={props.user}
                  places={places}
                  onMessages={props.tools?.messages?.onOpen}
                  onLogout={props.onLogout}
                />
              </Suspense>
            ) : (
              <Visitor {...props} />
            )}
          </S.Person>
          <PhoneZone {...props} onMenu={() => setDrawerOpen(true)} />
        </S.Wrap>
      </S.Root>
      {strip && (
        <S.Strip>
          <S.StripWrap>{strip}</S.StripWrap>
        </S.Strip>
      )}
      {isDrawerOpen && (
        <Suspense>
          <HeaderDrawer {...props} isOpen onOpenChange={setDrawerOpen} />
        </Suspense>
      )}
    </>
  )
}
