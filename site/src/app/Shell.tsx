import { useSuspenseQuery } from '@tanstack/react-query'
import { useMatches, useRouteContext, useRouterState } from '@tanstack/react-router'
import { activeTab, RouteProgress, SideMenu, SiteFooter, SiteHeader } from '@xinpu/ui/frame'
import { LateToastRegion } from '@xinpu/ui/primitives'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { friendlyLinks } from '../queries/portal.ts'
import { AgreementShelf, useAgreement } from './agreement.tsx'
import { DownloadContext, useZip, type Wanted } from './download.tsx'
import { FeedbackDesk } from './FeedbackDesk.tsx'
import type { Intent } from './intent.ts'
import { LoginDesk, useLogin } from './LoginDesk.tsx'
import { settings } from './settings.ts'
import { useFavouring } from './use-favouring.ts'
import { useHeader } from './use-header.ts'
import { useOnline } from './use-online.ts'

const OfflineBar = lazy(() => import('@xinpu/ui/offline-bar').then((module) => ({ default: module.OfflineBar })))
const DownloadBar = lazy(() => import('@xinpu/ui/download-bar').then((module) => ({ default: module.DownloadBar })))

/** The frame around every page, and the desks that any page may call on: login, agreement, downloads, feedback. */
export function Shell({ children }: { children: React.ReactNode }) {
  const performer = useRef<(intent: Intent) => void>(() => {})
  const perform = useCallback((intent: Intent) => performer.current(intent), [])
  return (
    <AgreementShelf>
      <LoginDesk perform={perform}>
        <Furnished performer={performer}>{children}</Furnished>
      </LoginDesk>
    </AgreementShelf>
  )
}

function Furnished({ performer, children }: { performer: React.RefObject<(intent: Intent) => void>; children: React.ReactNode }) {
  const { gated } = useLogin()
  const zip = useZip()
  const favour = useFavouring()
  const [isFeedbackOpen, setFeedbackOpen] = useState(false)
  const { fetchZip } = zip

  performer.current = (intent) => {
    if (intent.kind === 'download') void fetchZip({ items: intent.ids.map((id) => ({ id, name: intent.name, size: 0 })), name: intent.name })
    if (intent.kind === 'favour') favour(intent.datasheetId)
    if (intent.kind === 'feedback') setFeedbackOpen(true)
  }

  const downloads = useMemo(
    () => ({
      start: (items: readonly Wanted[], name: string) => zip.request(items, name, (ready) => gated({ kind: 'download', ids: items.map(({ id }) => id), name }, ready)),
    }),
    [zip.request, gated],
  )

  return (
    <DownloadContext value={downloads}>
      <Framed onFeedback={() => gated({ kind: 'feedback' }, () => setFeedbackOpen(true))}>{children}</Framed>
      <FeedbackDesk isOpen={isFeedbackOpen} onOpenChange={setFeedbackOpen} />
      {zip.basket && (
        <Suspense>
          <DownloadBar items={zip.basket.items} state={zip.state} onDownload={() => zip.basket && void fetchZip(zip.basket)} onCancel={zip.cancel} onClear={zip.clear} />
        </Suspense>
      )}
      <LateToastRegion />
    </DownloadContext>
  )
}

function Framed({ onFeedback, children }: { onFeedback: () => void; children: React.ReactNode }) {
  const { api, visit } = useRouteContext({ from: '__root__' })
  const matches = useMatches()
  const { shell = 'default', pattern = '' } = matches.at(-1)?.staticData ?? {}
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' })
  const header = useHeader()
  const agreement = useAgreement()
  const online = useOnline()
  const { data: friends } = useSuspenseQuery(friendlyLinks(api))

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
      {shell !== 'userCenter' && shell !== 'none' && <SideMenu onFeedback={onFeedback} onTop={() => globalThis.scrollTo({ top: 0 })} />}
      {shell !== 'reader' && (
        <SiteFooter
          places={{ contact: '/contactUs', disclaimer: '/disclaimer', about: '/about', privacy: '/privacy', mobile: '/mobile' }}
          year={new Date(visit.now).getUTCFullYear()}
          onOpenAgreement={() => agreement.open()}
          friends={friends}
          icp={{ number: settings.icpNo, url: settings.icpUrl }}
        />
      )}
    </>
  )
}
