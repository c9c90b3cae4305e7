import type { EnquiryVO } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { Answer } from '../AnswerDialog/answer.ts'
import { otherName, sidesOf } from '../quote-words.ts'
import { DecisionCard } from './DecisionCard.tsx'
import { RoundItem } from './RoundItem.tsx'
import * as S from './NegotiationThread.styles.ts'

export interface NegotiationThreadProps {
  /** The quote with all that was said, on its way, or why it did not come. */
  thread: EnquiryVO | 'loading' | ErrorStateProps
  now: Date
  /** As the owner: answers it; rejects with the server's word. */
  answer: (quote: EnquiryVO, answer: Answer) => Promise<unknown>
  /** As the bidder: opens the form to change it, or to send it once more. */
  onChange: (quote: EnquiryVO) => void
  /** As the bidder: takes the other side's counter over; rejects with the server's word. */
  takeCounter: (quote: EnquiryVO, terms: { price?: number; quantity?: number }) => Promise<unknown>
  /** As the bidder: takes it back. */
  cancel: (quote: EnquiryVO) => Promise<unknown>
  /** What stands under the decision: other quotes, a way to the inbox. */
  aside?: React.ReactNode
}

/** All that was said about a quote: each round tells only what it changed, and one card what can be done now. */
export function NegotiationThread({ thread, aside, ...props }: NegotiationThreadProps) {
  if (thread === 'loading') return <Skeleton shape="detail" count={1} />
  if (!('rounds' in thread)) return <ErrorState {...thread} />
  if (thread.rounds.length === 0) return <EmptyState title="还没有往来" />

  return (
    <S.Split>
      <div>
        <S.Title>
          和{otherName(thread)}的{sidesOf(thread.demandVO).act}
        </S.Title>
        <S.Rounds aria-label="往来">
          {thread.rounds.map((round, at) => (
            <RoundItem key={round.id} thread={thread} at={at} now={props.now} />
          ))}
        </S.Rounds>
      </div>
      <S.Side>
        <DecisionCard thread={thread} {...props} />
        {aside}
      </S.Side>
    </S.Split>
  )
}
