import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** After a person came in, nothing that was cached for the one before may be shown. */
export function useEntering(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.invalidateQueries()
    await router.invalidate()
  }, [queryClient, router])
}
