import { useQuery } from '@tanstack/react-query'
import { enquiryCancel, enquiryRead, enquiryUpdate } from '@xinpu/sdk/demand'
import type { EnquiryVO } from '@xinpu/sdk/types'
import { NegotiationThread } from '@xinpu/ui/demand'
import { LinkButton, toast } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { talkAboutQuote } from '../message/places.ts'
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
  const place = usePlace()
  const answer = useAnswer()
  const thread = useQuery(negotiation(call, id))
  const isUnread = thread.data?.side === 'owner' && !thread.data.isRead

  useEffect(() => {
    if (isUnread) void act(enquiryRead, { ids: [id] })
  }, [act, id, isUnread])

  const peer = thread.data && peerOf(thread.data)

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
      aside={
        <>
          {thread.data && peer !== undefined && (
            <LinkButton shape="block" href={place(talkAboutQuote(peer, thread.data.demandId, id))}>
              在会话里谈
            </LinkButton>
          )}
          {aside}
        </>
      }
    />
  )
}

/** The other side, as far as it is known: a bidder is not named to the owner before the quote is accepted. */
const peerOf = ({ side, demandVO, fromUser }: EnquiryVO) => (side === 'bidder' ? demandVO.userId : fromUser?.id)
