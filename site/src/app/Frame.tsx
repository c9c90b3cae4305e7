import { useSuspenseQuery } from '@tanstack/react-query'
import { useMatches, useRouteContext, useRouterState } from '@tanstack/react-router'
import { activeTab, RouteProgress, SideMenu, SiteFooter, SiteHeader } from '@xinpu/ui/frame'
import { lazy, Suspense } from 'react'
import { friendlyLinks } from '../queries/portal.ts'
import { useAgreement } from './agreement.tsx'
import { settings } from './settings.ts'
import { useHeader } from './use-header.ts'
import { useOnline } from './use-online.ts'
import { useRenewal } from './use-renewal.ts'

const OfflineBar = lazy(() => import('@xinpu/ui/offline-bar').then((module) => ({ default: module.OfflineBar })))

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
  const { data: friends } = useSuspenseQuery(friendlyLinks(call))

  return (
    <>
      <RouteProgress isActive={isBusy} />
      <SiteHeader {...header} current={activeTab(pattern)} tools={{ onFeedback }} />
      {online !== 'online' && (
        <Suspense>
          <OfflineBar state={online} />
        </Suspense>
      )}
      {children}
      {shell !== 'userCenter' && shell !== 'none' && (
        <SideMenu onFeedback={onFeedback} onTop={() => globalThis.scrollTo({ top: 0 })} />
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
    </>
  )
}
