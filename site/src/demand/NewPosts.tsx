import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DemandListInput } from '@xinpu/sdk/demand'
import type { DemandVO } from '@xinpu/sdk/types'
import { Alert, Button } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { postsOf } from './queries.ts'

const every = 30_000
const mostCounted = 10

/** How many posts came since the list was read. The list stays as it is until its reader wants them. */
export function NewPosts({ input, shown }: { input: DemandListInput; shown: readonly DemandVO[] }) {
  const call = useCall()
  const client = useQueryClient()
  const newest = useQuery({
    // Not the list's own question: its answer would move the rows under the reader's finger.
    ...postsOf(call, { ...input, pageIndex: 1, pageSize: mostCounted }),
    staleTime: 0,
    refetchInterval: every,
  })
  const known = Math.max(0, ...shown.map(({ id }) => id))
  const count = newest.data?.data.filter(({ id }) => id > known).length ?? 0
  if (count === 0) return null

  return (
    <Alert
      title={`刚来了 ${count}${count === mostCounted ? ' 条以上' : ' 条'}新信息`}
      action={
        <Button
          tone="quiet"
          size="sm"
          onPress={() => void client.invalidateQueries({ queryKey: postsOf(call, input).queryKey })}
        >
          显示
        </Button>
      }
    />
  )
}
