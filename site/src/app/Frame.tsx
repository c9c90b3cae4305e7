import { NotHereDialog, NothingHere, onDemand } from '@xinpu/ui/primitives'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMatches, useRouteContext, useRouterState } from '@tanstack/react-router'
import {
  activeTab,
  LateOfflineBar,
  RouteProgress,
  SideMenu,
  SiteFooter,
  SiteHeader,
  type NavList,
} from '@xinpu/ui/frame'
import { Suspense, useState } from 'react'
import { friendlyLinks } from '../portal/queries.ts'
import { useCompareTool } from '../catalogue/use-compare-tool.ts'
import { useAgreement } from '../account/agreement.tsx'
import { useLogin } from '../account/LoginDesk.tsx'
import { settings } from './settings.ts'
import { useHeader } from './use-header.ts'
import { useOnline, type Line } from './use-online.ts'
import { useOtherTabs } from '../account/use-other-tabs.ts'
import { useRenewal } from '../account/use-renewal.ts'
import { useSettling } from '../account/use-settling.ts'

const LackingBar = onDemand(() => import('../account/LackingBar.tsx').then((module) => module.LackingBar), NothingHere)
const NavDesk = onDemand(() => import('../portal/NavDesk.tsx').then((module) => module.NavDesk), NotHereDialog)
const RecentDesk = onDemand(
  () => import('../account/RecentDesk.tsx').then((module) => module.RecentDesk),
  NotHereDialog,
)

const footerPlaces = {
  contact: '/contactUs',
  disclaimer: '/disclaimer',
  about: '/about',
  privacy: '/privacy',
  mobile: '/mobile',
}

/** Header, dock and footer, as the page's route asks for them; a bare page brings its own. */
export function Frame({ onFeedback, children }: { onFeedback: () => void; children: React.ReactNode }) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const { shell = 'default', pattern = '' } = useMatches().at(-1)?.staticData ?? {}
  const isFramed = shell !== 'none'
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' })
  const header = useHeader()
  useRenewal()
  const isLacking = useSettling()
  useOtherTabs()
  const agreement = useAgreement()
  const online = useOnline()
  const desks = useDesks()
  const messages = { onOpen: useMessages(), count: header.user?.unread ?? 0 }
  const compare = useCompareTool()
  const tools = { onFeedback, onRecentViews: desks.openRecent, messages, ...(compare && { compare }) }
  const { data: friends } = useSuspenseQuery(friendlyLinks(call))

  return (
    <>
      <RouteProgress isActive={isBusy} />
      {isFramed && <SiteHeader {...header} current={activeTab(pattern)} tools={tools} onCustomize={desks.customize} />}
      <Notices line={online} isLacking={isLacking} />
      {children}
      {isFramed && shell !== 'userCenter' && <SideMenu {...tools} onTop={() => globalThis.scrollTo({ top: 0 })} />}
      {isFramed && shell !== 'reader' && (
        <SiteFooter
          places={footerPlaces}
          year={new Date(visit.now).getUTCFullYear()}
          onOpenAgreement={() => agreement.open()}
          friends={friends}
          version={settings.version}
          icp={{ number: settings.icpNo, url: settings.icpUrl }}
        />
      )}
      {desks.shown}
    </>
  )
}

/** One line at most: what is wrong with the network comes before what is missing of the account. */
const Notices = ({ line, isLacking }: { line: Line; isLacking: boolean }) =>
  line === 'online' && isLacking ? (
    <Suspense>
      <LackingBar />
    </Suspense>
  ) : (
    <LateOfflineBar state={line} />
  )

/** Opens the inbox in a tab of its own; a visitor logs in first, and goes there in this one. */
function useMessages() {
  const { gated } = useLogin()
  return () => gated({ kind: 'messages' }, () => void globalThis.open('/im', '_blank', 'noopener'))
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
        {loaded.nav && <NavDesk isOpen={list !== undefined} list={list} onClose={() => setList(undefined)} />}
        {loaded.recent && <RecentDesk isOpen={isRecent} onOpenChange={setRecent} />}
      </Suspense>
    ),
  }
}
