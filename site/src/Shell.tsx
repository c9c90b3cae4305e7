import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { NavList } from '@xinpu/ui/frame'
import { LateToastRegion, NotHereDialog, NothingHere, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useCallback, useState } from 'react'
import { AgreementContainer, useAgreement } from './account/agreement.tsx'
import { FeedbackContext, FeedbackContainer } from './account/FeedbackContainer.tsx'
import type { Intent } from './account/intent.ts'
import { LoginContainer, useLogin } from './account/LoginContainer.tsx'
import { useAskedAnew } from './account/use-asked-anew.ts'
import { useOtherTabs, useRenewal, useSettling } from './account/use-session.ts'
import { useSocialReturn } from './account/use-social-return.ts'
import { useCall } from './app/api.ts'
import { Frame } from './app/Frame.tsx'
import { usePlace } from './app/use-place.ts'
import { useCompareTool } from './catalogue/use-compare-tool.ts'
import { useZip } from './datasheet/download.tsx'
import { DownloadContainer } from './datasheet/DownloadContainer.tsx'
import { UploadsLater } from './disk/upload/UploadsLater.tsx'
import { useCartTool } from './mall/use-cart-tool.ts'
import { Notices } from './portal/Notices.tsx'

const LackingBar = onDemand(() => import('./account/LackingBar.tsx').then((module) => module.LackingBar), NothingHere)
const AgreementBar = onDemand(
  () => import('./account/AgreementBar.tsx').then((module) => module.AgreementBar),
  NothingHere,
)
const NavContainer = onDemand(
  () => import('./portal/NavContainer.tsx').then((module) => module.NavContainer),
  NotHereDialog,
)
const RecentContainer = onDemand(
  () => import('./account/RecentContainer.tsx').then((module) => module.RecentContainer),
  NotHereDialog,
)

/**
 * The frame around every page, with what the domains bring to it: login, agreement, downloads, feedback, comparison,
 * and what was looked at before.
 */
export function Shell({ children }: { children: React.ReactNode }) {
  const zip = useZip()
  const call = useCall()
  const held = useQueryClient()
  const navigate = useNavigate()
  const [isFeedbackOpen, setFeedbackOpen] = useState(false)

  /** Most visits want nothing of it: how it is done comes when it is wanted. */
  async function perform(intent: Intent) {
    const { performIntent } = await import('./account/perform-intent.ts')
    performIntent(intent, {
      call,
      held,
      fetchZip: zip.fetchZip,
      openFeedback: () => setFeedbackOpen(true),
      go: (to) => void navigate({ to }),
      submitBom: () => void navigate({ to: '/inquiry/batchSearch', search: true, hash: 'submit', replace: true }),
    })
  }

  useSocialReturn(perform)

  return (
    <AgreementContainer>
      <LoginContainer perform={perform}>
        <DownloadContainer zip={zip}>
          <FrameContainer onFeedback={() => setFeedbackOpen(true)}>{children}</FrameContainer>
        </DownloadContainer>
      </LoginContainer>
      <FeedbackContainer isOpen={isFeedbackOpen} onOpenChange={setFeedbackOpen} />
      <UploadsLater />
      <LateToastRegion />
    </AgreementContainer>
  )
}

/** The frame with its tools, and the dialogs that they open. */
function FrameContainer({ onFeedback, children }: { onFeedback: () => void; children: React.ReactNode }) {
  const { openLogin, gated } = useLogin()
  const place = usePlace()
  const openFeedback = useCallback(() => gated({ kind: 'feedback' }, onFeedback), [gated, onFeedback])
  const agreement = useAgreement()
  const compare = useCompareTool()
  const cart = useCartTool()
  const dialogs = useDialogs()
  const isLacking = useSettling()
  const asked = useAskedAnew()
  useRenewal()
  useOtherTabs()

  return (
    <FeedbackContext value={openFeedback}>
      <Frame
        tools={{ onFeedback: openFeedback, onRecentViews: dialogs.openRecent, cart, ...(compare && { compare }) }}
        // In a tab of its own; a visitor logs in first, and goes there in this one.
        onMessages={() =>
          gated({ kind: 'messages' }, () => void globalThis.open(place({ to: '/im' }), '_blank', 'noopener'))
        }
        onLogin={() => openLogin()}
        onCustomize={dialogs.customize}
        onOpenAgreement={() => agreement.open()}
        notice={isLacking ? <LackingBar /> : asked.length > 0 ? <AgreementBar versions={asked} /> : <Notices />}
      >
        {children}
      </Frame>
      {dialogs.shown}
    </FeedbackContext>
  )
}

/** Dialogs of the frame that most visits never open. */
function useDialogs() {
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
        {loaded.nav && <NavContainer isOpen={list !== undefined} list={list} onClose={() => setList(undefined)} />}
        {loaded.recent && <RecentContainer isOpen={isRecent} onOpenChange={setRecent} />}
      </Suspense>
    ),
  }
}
