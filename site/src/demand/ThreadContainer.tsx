import { useQuery } from '@tanstack/react-query'
import { enquiryCancel, enquiryRead, enquiryUpdate } from '@xinpu/sdk/demand'
import { NegotiationThread } from '@xinpu/ui/demand'
import { toast } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { negotiation } from './quote-queries.ts'
import { useAnswer } from './use-answer.ts'

interface ThreadContainerProps {
  /** The quote. */
  id: number
  /** The bidder wants to say something else. */
  onChange?: () => void
  aside?: React.ReactNode
}

/** All that was said about one quote, for either side; who opens it as the owner has read it. */
export function ThreadContainer({ id, onChange, aside }: ThreadContainerProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const answer = useAnswer()
  const thread = useQuery(negotiation(call, id))
  const isUnread = thread.data?.side === 'owner' && !thread.data.isRead

  useEffect(() => {
    if (isUnread) void act(enquiryRead, { ids: [id] })
  }, [act, id, isUnread])

  return (
    <NegotiationThread
      thread={shownOf(thread)}
      now={new Date(visit.now)}
      answer={answer}
      onChange={() => onChange?.()}
      takeCounter={(quote, terms) =>
        act(enquiryUpdate, { id: quote.id, ...terms }, () => toast.success('已按还价改好，等对方接受'))
      }
      cancel={(quote) => act(enquiryCancel, { id: quote.id }, () => toast.success('已撤回'))}
      {...(aside !== undefined && { aside })}
    />
  )
}
