import { useSuspenseQuery } from '@tanstack/react-query'
import { useMatches, useRouteContext, useRouterState } from '@tanstack/react-router'
import { activeTab, RouteProgress, SideMenu, SiteFooter, SiteHeader, type NavList } from '@xinpu/ui/frame'
import { lazy, Suspense, useState } from 'react'
import { friendlyLinks } from '../queries/portal.ts'
import { useAgreement } from './agreement.tsx'
import { settings } from './settings.ts'
import { useHeader } from './use-header.ts'
import { useOnline } from './use-online.ts'
import { useRenewal } from './use-renewal.ts'

const OfflineBar = lazy(() => import('@xinpu/ui/offline-bar').then((module) => ({ default: module.OfflineBar })))

const NavDesk = lazy(() => import('./NavDesk.tsx').then((module) => ({ default: module.NavDesk })))
const RecentDesk = lazy(() => import('./RecentDesk.tsx').then((module) => ({ default: module.RecentDesk })))

const footerPlaces = {
  contact: '/contactUs',
  disclaimer: '/disclaimer',
  about: '/about',
  privacy: '/privacy',
  mobile: '/mobile',
}

/** Header, dock and footer, as the page's route asks for them. */
export function Frame({ onFeedback, children }: { onFeedback: () => void; children: React.ReactNode }) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const { shell = 'default', pattern = '' } = useMatches().at(-1)?.staticData ?? {}
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' })
  const header = useHeader()
  useRenewal()
  const agreement = useAgreement()
  const online = useOnline()
  const desks = useDesks()
  const tools = { onFeedback, onRecentViews: desks.openRecent }
  const { data: friends } = useSuspenseQuery(friendlyLinks(call))

  return (
    <>
      <RouteProgress isActive={isBusy} />
      <SiteHeader {...header} current={activeTab(pattern)} tools={tools} onCustomize={desks.customize} />
      {online !== 'online' && (
        <Suspense>
          <OfflineBar state={online} />
        </Suspense>
      )}
      {children}
      {shell !== 'userCenter' && shell !== 'none' && (
        <SideMenu {...tools} onTop={() => globalThis.scrollTo({ top: 0 })} />
      )}
      {shell !== 'reader' && (
        <SiteFooter
          places={footerPlaces}
          year={new Date(visit.now).getUTCFullYear()}
          onOpenAgreement={() => agreement.open()}
          friends={friends}
          icp={{ number: settings.icpNo, url: settings.icpUrl }}
        />
      )}
      {desks.shown}
    </>
  )
}

/** Dialogs of the frame that most visits never open. */
function useDesks() {
  const [list, setList] = useState<NavList | undefined>()
  const [isRecent, setRecent] = useState(false)
  const [loaded, setLoaded] = useState({ nav: false, recent: false })

  return {
    customize(next: NavList) {
      setLoaded((before) => ({ ...before, nav: true }))
      setList(next)
    },
    openRecent() {
      setLoaded((before) => ({ ...before, recent: true }))
      setRecent(true)
    },
    shown: (
      <Suspense>
        {loaded.nav && <NavDesk list={list} onClose={() => setList(undefined)} />}
        {loaded.recent && <RecentDesk isOpen={isRecent} onOpenChange={setRecent} />}
      </Suspense>
    ),
  }
}
