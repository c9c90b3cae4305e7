import { useSuspenseQuery } from '@tanstack/react-query'
import { rootRouteId, useMatches, useRouterState } from '@tanstack/react-router'
import {
  activeTab,
  LateOfflineBar,
  RouteProgress,
  SideMenu,
  SiteFooter,
  SiteHeader,
  type NavList,
  type SideTools,
} from '@xinpu/ui/frame'
import { Suspense, type ReactNode } from 'react'
import { useCall, useVisit } from './api.ts'
import { friendlyLinks } from './queries.ts'
import { settings } from './settings.ts'
import { useHeader } from './use-header.ts'
import { useOnline, type Line } from './use-online.ts'

const footerPlaces = {
  contact: '/contactUs',
  disclaimer: '/disclaimer',
  about: '/about',
  privacy: '/privacy',
  mobile: '/mobile',
}

export interface FrameProps {
  /** What stands at the edge of every page; messages are told with their count. */
  tools: Omit<SideTools, 'messages'>
  onMessages: () => void
  onLogin: () => void
  /** Opens the choice of other sites, at one of the header's lists. */
  onCustomize: (list: NavList) => void
  onOpenAgreement: () => void
  /** A line under the header, while nothing is wrong with the network. */
  notice: ReactNode
  children: ReactNode
}

/** Header, dock and footer, as the page's route asks for them; a bare page brings its own. */
export function Frame({ onMessages, onLogin, onCustomize, onOpenAgreement, notice, children, ...given }: FrameProps) {
  const call = useCall()
  const visit = useVisit()
  const match = useMatches().at(-1)
  const shell = match?.staticData?.shell ?? 'default'
  const isFramed = shell !== 'none'
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' })
  const header = useHeader(onLogin)
  const online = useOnline()
  const tools = { ...given.tools, messages: { onOpen: onMessages, count: header.user?.unread ?? 0 } }
  const { data: friends } = useSuspenseQuery(friendlyLinks(call))

  return (
    <>
      <RouteProgress isActive={isBusy} />
      {isFramed && (
        <SiteHeader {...header} current={activeTab(patternOf(match))} tools={tools} onCustomize={onCustomize} />
      )}
      <Notices line={online} notice={notice} />
      {children}
      {isFramed && shell !== 'userCenter' && <SideMenu {...tools} onTop={() => globalThis.scrollTo({ top: 0 })} />}
      {isFramed && shell !== 'reader' && (
        <SiteFooter
          places={footerPlaces}
          year={new Date(visit.now).getUTCFullYear()}
          onOpenAgreement={onOpenAgreement}
          friends={friends}
          version={settings.version}
          icp={{ number: settings.icpNo, url: settings.icpUrl }}
        />
      )}
    </>
  )
}

/** One line at most: what is wrong with the network comes before what is missing of the account. */
const Notices = ({ line, notice }: { line: Line; notice: ReactNode }) =>
  line === 'online' && notice ? <Suspense>{notice}</Suspense> : <LateOfflineBar state={line} />

/** The pattern of a route, by which the header is lit; an address that no route matched has none. */
const patternOf = (match: { routeId: string; fullPath: string } | undefined): string =>
  match && match.routeId !== rootRouteId ? match.fullPath.replace(/(?<=.)\/$/, '') : ''
