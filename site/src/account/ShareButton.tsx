import { Button, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useVisit } from '../app/api.ts'

const ShareDialog = onDemand(() => import('./ShareDialog.tsx').then((module) => module.ShareDialog), NotHereDialog)

interface SharedPage {
  /** What is shown to others: 求购 LM358. */
  subject: string
  /** Where it is on this site. */
  href: string
}

/** Passes a page on: its address as a code for WeChat, and to copy. */
export function ShareButton(page: SharedPage) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button tone="quiet" onPress={() => setOpen(true)}>
        分享
      </Button>
      {isOpen && <Sharing {...page} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The dialog of it, for what opens it otherwise. */
export function Sharing({ subject, href, onClose }: SharedPage & { onClose: () => void }) {
  const { origin } = useVisit()
  return (
    <Suspense>
      <ShareDialog subject={subject} url={`${origin}${href}`} onClose={onClose} />
    </Suspense>
  )
}
