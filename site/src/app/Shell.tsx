import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { LateToastRegion, toast, NotHereFloat, onDemand } from '@xinpu/ui/primitives'
import { AgreementShelf } from '../account/agreement.tsx'
import { DownloadContext, useZip, type Wanted, type Zip } from '../datasheet/download.tsx'
import { FeedbackDesk } from '../account/FeedbackDesk.tsx'
import { FeedbackContext } from '../account/feedback.tsx'
import { Frame } from './Frame.tsx'
import type { Intent } from '../account/intent.ts'
import { LoginDesk, useLogin } from '../account/LoginDesk.tsx'
import { openDeed } from '../datasheet/deed.ts'
import { useFavouring } from '../account/use-favouring.ts'
import { useFollowing } from '../account/use-following.ts'
import { useSavingSearch } from '../search/use-saving-search.ts'
import { useSocialReturn } from '../account/use-social-return.ts'

const DownloadBar = onDemand(() => import('@xinpu/ui/download-bar').then((module) => module.DownloadBar), NotHereFloat)

/** The frame around every page, and the desks that any page may call on: login, agreement, downloads, feedback. */
export function Shell({ children }: { children: React.ReactNode }) {
  const zip = useZip()
  const favour = useFavouring()
  const follow = useFollowing()
  const saveSearch = useSavingSearch()
  const navigate = useNavigate()
  const [isFeedbackOpen, setFeedbackOpen] = useState(false)

  function perform(intent: Intent) {
    if (intent.kind === 'download')
      void zip.fetchZip({ items: intent.ids.map((id) => ({ id, name: intent.name, size: 0 })), name: intent.name })
    if (intent.kind === 'favour') void favour(intent.datasheetId)
    if (intent.kind === 'follow') void follow(intent.brandId)
    if (intent.kind === 'saveSearch')
      void saveSearch(intent.wanted).catch((error: unknown) =>
        toast.error(error instanceof Error ? error.message : '没有保存，请再试一次'),
      )
    if (intent.kind === 'sendPdf' || intent.kind === 'saveSpec' || intent.kind === 'report') openDeed(intent)
    if (intent.kind === 'claimBrand') openDeed(intent)
    if (intent.kind === 'feedback') setFeedbackOpen(true)
    if (intent.kind === 'messages') void navigate({ to: '/im' })
  }

  useSocialReturn(perform)

  return (
    <AgreementShelf>
      <LoginDesk perform={perform}>
        <Desks zip={zip} onFeedback={() => setFeedbackOpen(true)}>
          {children}
        </Desks>
      </LoginDesk>
      <FeedbackDesk isOpen={isFeedbackOpen} onOpenChange={setFeedbackOpen} />
      <LateToastRegion />
    </AgreementShelf>
  )
}

/** What needs a login first, between the page and its desks. */
function Desks({ zip, onFeedback, children }: { zip: Zip; onFeedback: () => void; children: React.ReactNode }) {
  const { gated } = useLogin()
  const { prepare, fetchZip, basket } = zip

  const openFeedback = useCallback(() => gated({ kind: 'feedback' }, onFeedback), [gated, onFeedback])

  const start = useCallback(
    (items: readonly Wanted[], name: string) => {
      const intent = { kind: 'download', ids: items.map(({ id }) => id), name } satisfies Intent
      /** A session that has ended is told by the server only. */
      const fetchOrAsk = async () => (await fetchZip({ items, name })) === 'logged out' && gated(intent, () => {})
      if (prepare({ items, name })) gated(intent, () => void fetchOrAsk())
    },
    [prepare, fetchZip, gated],
  )

  return (
    <DownloadContext value={start}>
      <FeedbackContext value={openFeedback}>
        <Frame onFeedback={openFeedback}>{children}</Frame>
      </FeedbackContext>
      {basket && (
        <Suspense>
          <DownloadBar
            items={basket.items}
            name={basket.name}
            state={zip.state}
            onDownload={(name) => start(basket.items, name)}
            onCancel={zip.cancel}
            onClear={zip.clear}
          />
        </Suspense>
      )}
    </DownloadContext>
  )
}
