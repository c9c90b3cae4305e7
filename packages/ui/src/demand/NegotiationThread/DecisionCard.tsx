import { formatAmount, formatNumber, formatUnitPrice, lineAmount, toMicro } from '@xinpu/sdk/format'
import type { EnquiryVO } from '@xinpu/sdk/types'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { hasRunOut, isOpenQuote, otherName, shortMoment, sidesOf, taxWord } from '../quote-words.ts'
import { BidderActions, OwnerActions } from './DecisionActions.tsx'
import { MeetingLines } from './MeetingLines.tsx'
import type { NegotiationThreadProps } from './NegotiationThread.tsx'
import * as S from './DecisionCard.styles.ts'

export type DecisionProps = Omit<NegotiationThreadProps, 'thread' | 'aside'> & { thread: EnquiryVO }

/** Where the bargaining stands, and what the reader can do about it. */
export function DecisionCard(props: DecisionProps) {
  const { thread, now } = props
  const Actions = thread.side === 'owner' ? OwnerActions : BidderActions

  return (
    <S.Card aria-label="现在">
      <S.Row>
        <span>
          {thread.side === 'owner' ? `${otherName(thread)}现在的` : '我现在的'}
          {sidesOf(thread.demandVO).act}
        </span>
        <Standing thread={thread} now={now} />
      </S.Row>
      <S.Price>
        <b>{formatUnitPrice(thread.price, thread.currency)}</b>
        <span>/ 片，{taxWord(thread.taxIncluded)}</span>
        <Fall {...thread} />
      </S.Price>
      <MeetingLines {...thread} />
      <DescriptionList items={factsOf(thread, now)} />
      <Contact {...thread} />
      <Actions {...props} />
    </S.Card>
  )
}

/** The state in a word; days that ran out are said before anything else that is open. */
const Standing = ({ thread, now }: Pick<DecisionProps, 'thread' | 'now'>) =>
  isOpenQuote(thread) && hasRunOut(thread, now) ? (
    <StatusTag tone="neutral" shape="ring">
      已过期
    </StatusTag>
  ) : (
    <StatusTag kind="enquiry" status={thread.status} />
  )

/** How far the price came down since the first round. */
function Fall({ rounds, price, currency }: EnquiryVO) {
  const quoted = rounds.filter(({ act }) => act === 'quote')
  const first = quoted[0]
  if (quoted.length < 2 || first?.price === undefined || first.currency !== currency || first.price <= price)
    return null

  return (
    <S.Fall>
      {quoted.length - 1} 轮降 <b>{formatUnitPrice(first.price - price, currency)}</b>
    </S.Fall>
  )
}

const factsOf = (thread: EnquiryVO, now: Date) => [
  { label: '数量', value: `${formatNumber(thread.quantity)} 片` },
  {
    label: '小计',
    value: formatAmount(lineAmount(toMicro(thread.price), thread.quantity), thread.currency),
  },
  { label: '批号', value: thread.batchNo ?? '不详' },
  { label: '交期', value: thread.delivery ?? '面议' },
  ...(isOpenQuote(thread)
    ? [
        {
          label: '有效到',
          value: (
            <>
              {shortMoment(thread.validUntil)}，
              <CountdownText until={thread.validUntil} now={now} format="words" ended="已过期" />
            </>
          ),
        },
      ]
    : []),
]

/** Whom to call, once it is accepted. */
function Contact({ contact, status }: EnquiryVO) {
  if (status !== 'accepted' || !contact) return null
  const number = contact.mobile?.replace('+86-', '') ?? contact.tel

  return (
    <S.Contact>
      {contact.name} {number && <a href={`tel:${(contact.mobile ?? number).replace('-', '')}`}>{number}</a>}
      {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      <span>联系方式已互相公开</span>
    </S.Contact>
  )
}
