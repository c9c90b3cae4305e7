import type { EnquiryReplyInput } from '@xinpu/sdk/demand'
import { faultsIn, enquiryReplyRules } from '@xinpu/sdk/rules'
import type { EnquiryVO } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** What an owner answers to a quote. */
export type Answer = Pick<EnquiryReplyInput, 'status'> & Partial<CounterDraft> & { closeDemand?: boolean }

/** Other terms that are asked for. */
export interface CounterDraft {
  counterPrice?: number
  counterQuantity?: number
  replyContent?: string
}

/** What is wrong with a counter; one that says nothing new is none. */
export function counterFaults(draft: CounterDraft): FieldFault[] {
  const says = draft.counterPrice !== undefined || draft.counterQuantity !== undefined || draft.replyContent?.trim()
  return faultsIn(
    enquiryReplyRules,
    {
      counterPrice: draft.counterPrice,
      counterQuantity: draft.counterQuantity,
      replyContent: draft.replyContent,
    },
    { counterPrice: !says && '请输入还价、数量或一句话' },
  )
}

/** Only what differs from the quote is asked for. */
export const counterOf = (quote: EnquiryVO, { counterPrice, counterQuantity, replyContent }: CounterDraft): Answer => ({
  status: 'replied',
  ...(counterPrice !== undefined && counterPrice !== quote.price && { counterPrice }),
  ...(counterQuantity !== undefined && counterQuantity !== quote.quantity && { counterQuantity }),
  ...(replyContent?.trim() && { replyContent: replyContent.trim() }),
})
