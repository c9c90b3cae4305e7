import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** After another person came in, nothing that was cached for the one before may be shown. */
export function useEntering(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['me'] })
    await router.invalidate()
  }
}
