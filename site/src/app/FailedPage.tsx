import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { ErrorState, PageBody } from '@xinpu/ui/primitives'

/** A page that could not be made: what happened, and another try. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const failure = error instanceof ApiError ? error : undefined

  function retry() {
    reset()
    void router.invalidate()
  }

  return (
    <PageBody>
      <ErrorState
        kind={kindOf(failure)}
        message={failure?.kind === 'business' ? failure.message : undefined}
        requestId={failure?.requestId}
        onRetry={retry}
      />
    </PageBody>
  )
}

function kindOf(failure: ApiError | undefined) {
  if (!failure) return 'broken'
  if (failure.kind !== 'network') return 'server'
  return failure.message === '响应超时' ? 'timeout' : 'network'
}
