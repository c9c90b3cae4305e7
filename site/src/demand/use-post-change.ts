import { batchUpdate, mineRenew } from '@xinpu/sdk/demand'
import type { MyDemand } from '@xinpu/sdk/types'
import { changeOf, type PostFigure } from '@xinpu/ui/demand'
import { toast } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { useAct, type Act } from '../app/use-act.ts'

/** Changes one figure of a post; rejects with what is said of that post. */
export function usePostChange() {
  const act = useAct()
  return useCallback(
    async ({ id }: MyDemand, figure: PostFigure, text: string) => {
      if (figure === 'validDays') return renew(act, id, text)
      const { fail } = await act(batchUpdate, { demands: [{ id, ...changeOf(figure, text) }] })
      const [refused] = fail
      if (refused) throw new Error(refused.error)
      toast.success('已保存')
    },
    [act],
  )
}

const days = [7, 15, 30, 60] as const

async function renew(act: Act, id: number, text: string): Promise<void> {
  const validDays = days.find((one) => String(one) === text)
  if (validDays) await act(mineRenew, { ids: [id], validDays }, () => toast.success(`已续期 ${validDays} 天`))
}
