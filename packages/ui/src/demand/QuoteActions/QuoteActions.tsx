import { formatUnitPrice, movesOf } from '@xinpu/sdk/format'
import type { EnquiryVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { usePending } from '../../primitives/Form/usePending.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { AnswerDialog, type AnswerKind } from '../AnswerDialog/AnswerDialog.tsx'
import type { Answer } from '../AnswerDialog/answer.ts'
import { hasRunOut, openCounter, sidesOf } from '../quote-words.ts'
import * as S from './QuoteActions.styles.ts'

export interface QuoteActionsProps {
  quote: EnquiryVO
  now: Date
  /** Where the whole negotiation is, and the form that changes a quote. */
  href: Href
  /** Answers as the owner of the post; rejects with the server's word. */
  answer: (quote: EnquiryVO, answer: Answer) => Promise<unknown>
  /** Changes the own quote to what the owner asks for; rejects likewise. */
  takeCounter: (quote: EnquiryVO, terms: { price?: number; quantity?: number }) => Promise<unknown>
}

/** What either side can do with a quote where there is room for one line. */
export const QuoteActions = (props: QuoteActionsProps) =>
  props.quote.side === 'owner' ? <OwnersMoves {...props} /> : <BiddersMoves {...props} />

function OwnersMoves({ quote, now, answer, href }: QuoteActionsProps) {
  const [asked, setAsked] = useState<AnswerKind>()
  const moves = movesOf('owner', quote.status, hasRunOut(quote, now))
  if (moves.length === 0) return <LinkButton {...quiet(href)}>看全部往来</LinkButton>

  return (
    <>
      {moves.includes('accept') && (
        <Button size="sm" tone="primary" onPress={() => setAsked('accept')}>
          接受
        </Button>
      )}
      <Button size="sm" onPress={() => setAsked('counter')}>
        {openCounter(quote) ? '改还价' : '还价'}
      </Button>
      <Button size="sm" tone="quiet" onPress={() => setAsked('refuse')}>
        拒绝
      </Button>
      {moves.includes('accept') && <S.Note>接受后价格冻结，双方看到联系方式</S.Note>}
      {asked && <AnswerDialog kind={asked} quote={quote} onClose={() => setAsked(undefined)} answer={answer} />}
    </>
  )
}

function BiddersMoves({ quote, href, takeCounter }: QuoteActionsProps) {
  const { isPending, failure, run } = usePending('没有发出，请再试一次')
  const { price, quantity } = openCounter(quote) ?? {}
  const terms = { ...(price !== undefined && { price }), ...(quantity !== undefined && { quantity }) }
  const { act } = sidesOf(quote.demandVO)

  return (
    <>
      {Object.keys(terms).length > 0 && (
        <Button
          size="sm"
          tone="primary"
          isPending={isPending}
          onPress={() => void run(() => takeCounter(quote, terms))}
        >
          按还价改{price !== undefined && `成 ${formatUnitPrice(price, quote.currency)}`}
        </Button>
      )}
      <LinkButton {...quiet(href)}>{quote.status === 'accepted' ? '看全部往来' : `改${act}`}</LinkButton>
      {failure && <S.Fault role="alert">{failure}</S.Fault>}
    </>
  )
}

const quiet = (href: Href) => ({ size: 'sm', tone: 'quiet', href }) as const
