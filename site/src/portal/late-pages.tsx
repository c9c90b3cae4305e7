import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { NotHereLine, onDemand, PageBody, VisuallyHidden, type NotHereProps } from '@xinpu/ui/primitives'
import { Suspense } from 'react'
import type { MissingPageProps } from './MissingPage.tsx'

const Missing = onDemand(() => import('./MissingPage.tsx').then((module) => module.MissingPage), PlainPage)
const Failed = onDemand(() => import('./FailedPage.tsx').then((module) => module.FailedPage), PlainPage)

/** Pages that few visits need: they come when they are needed. */
export const LateMissingPage = (props: MissingPageProps) => (
  <Suspense>
    <Missing {...props} />
  </Suspense>
)

export const LateFailedPage = (props: ErrorComponentProps) => (
  <Suspense>
    <Failed {...props} />
  </Suspense>
)

/** In the place of a page, where not even what tells of it came. Another try is one at the page itself. */
function PlainPage({ again, part }: NotHereProps<MissingPageProps & Partial<ErrorComponentProps>>) {
  const router = useRouter()
  return (
    <PageBody>
      <VisuallyHidden as="h1">页面没有取到</VisuallyHidden>
      <NotHereLine
        part={part}
        again={() => {
          again()
          part.reset?.()
          void router.invalidate()
        }}
      />
    </PageBody>
  )
}
