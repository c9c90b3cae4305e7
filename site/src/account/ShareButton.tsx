import { Button, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useVisit } from '../app/api.ts'

const ShareDialog = onDemand(() => import('./ShareDialog.tsx').then((module) => module.ShareDialog), NotHereDialog)

interface ShareButtonProps {
  /** What is shown to others: 求购 LM358. */
  subject: string
  /** Where it is on this site. */
  href: string
}

/** Passes a page on: its address as a code for WeChat, and to copy. */
export function ShareButton({ subject, href }: ShareButtonProps) {
  const { origin } = useVisit()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button tone="quiet" onPress={() => setOpen(true)}>
        分享
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog subject={subject} url={`${origin}${href}`} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
