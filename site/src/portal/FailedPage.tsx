import { useParams, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { SearchStrip } from '@xinpu/ui/layout'
import { ErrorState, PageBody, useAgain, VisuallyHidden } from '@xinpu/ui/primitives'
import { isMissingScript } from '../app/missing-scripts.ts'
import { PageSearch } from '../search/SiteSearch.tsx'

/** A page that could not be made: what happened, and another try; what was searched for stays in its box. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { search } = useParams({ strict: false })
  const failure = error instanceof ApiError ? error : undefined

  const { retry } = useAgain(() => {
    reset()
    void router.invalidate()
  })

  return (
    <>
      {search !== undefined && <SearchStrip search={<PageSearch text={search} />} />}
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
