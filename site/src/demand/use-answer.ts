import { useQueryClient } from '@tanstack/react-query'
import { enquiryReply } from '@xinpu/sdk/demand'
import type { EnquiryVO } from '@xinpu/sdk/types'
import type { Answer } from '@xinpu/ui/demand'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'

const done = { accepted: '已接受，双方联系方式互相可见', refused: '已拒绝', replied: '已发出' } as const

/** Answers a quote; who was overtaken is shown what became of it. */
export function useAnswer() {
  const act = useAct()
  const held = useQueryClient()

  return async ({ id, revision }: EnquiryVO, answer: Answer): Promise<void> => {
    try {
      await act(enquiryReply, { id, revision, ...answer }, () => toast.success(done[answer.status]))
    } catch (error) {
      void held.invalidateQueries({ queryKey: ['demand', 'enquiry'] })
      throw error
    }
  }
}
