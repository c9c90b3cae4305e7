import { useParams, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { SearchStrip } from '@xinpu/ui/layout'
import { ErrorState, PageBody, useAgain, VisuallyHidden } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { isMissingScript } from '../app/missing-scripts.ts'
import { SiteSearch } from '../search/SiteSearch.tsx'

/** A page that could not be made: what happened, and another try; what was searched for stays in its box. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { search } = useParams({ strict: false })
  const [text, setText] = useState(search ?? '')
  const failure = error instanceof ApiError ? error : undefined

  const { retry } = useAgain(() => {
    reset()
    void router.invalidate()
  })

  return (
    <>
      {search !== undefined && <SearchStrip search={<SiteSearch value={text} onChange={setText} />} />}
      <PageBody layout="datasheet">
        <VisuallyHidden as="h1">页面没有取到</VisuallyHidden>
        <ErrorState
          kind={isMissingScript(error) ? 'network' : kindOf(failure)}
          message={failure?.kind === 'business' ? failure.message : undefined}
          requestId={failure?.requestId}
          onRetry={retry}
        />
      </PageBody>
    </>
  )
}

function kindOf(failure: ApiError | undefined) {
  if (!failure) return 'broken'
  if (failure.kind !== 'network') return 'server'
  return failure.message === '响应超时' ? 'timeout' : 'network'
}
