import { changesOf, type TermChange } from '@xinpu/sdk/format'
import type { EnquiryRound, EnquiryVO } from '@xinpu/sdk/types'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { isOpenQuote, otherName, sidesOf, termWords } from '../quote-words.ts'
import * as S from './NegotiationThread.styles.ts'

interface RoundItemProps {
  thread: EnquiryVO
  /** Which round, from 0. */
  at: number
  now: Date
}

/** One round: who, when, and only what it changed: what was struck out, what is new in bold. */
export function RoundItem({ thread, at, now }: RoundItemProps) {
  const round = thread.rounds[at]
  if (!round) return null
  const isMine = sideOf(round) === thread.side
  const changes = changesOf(thread.rounds, at).filter((change) => isWorthTelling(change))
  const isLast = at === thread.rounds.length - 1

  return (
    <S.Round data-mine={isMine || undefined} data-last={(isLast && isOpenQuote(thread)) || undefined}>
      <S.Who>
        <b>{isMine ? '我' : otherName(thread)}</b>
        <TimeText value={round.createTime} now={now} />
      </S.Who>
      <div>
        <S.Act>{actWords(thread, at)}</S.Act>
        {changes.length > 0 && (
          <Changes changes={changes} currency={thread.currency} isFirst={at === 0} isQuote={round.act === 'quote'} />
        )}
        {round.content && <S.Said data-mine={isMine || undefined}>{round.content}</S.Said>}
      </div>
    </S.Round>
  )
}

const sideOf = ({ act }: EnquiryRound) => (act === 'quote' || act === 'cancel' ? 'bidder' : 'owner')

/** Yuan with tax go without saying where nothing else was said before. */
const isWorthTelling = ({ name, before, after }: TermChange) =>
  before !== undefined || !((name === 'currency' && after === 'CNY') || after === undefined)

function actWords({ rounds, side, demandVO }: EnquiryVO, at: number): string {
  const { act } = rounds[at] ?? {}
  const noun = sidesOf(demandVO).act
  const isLast = at === rounds.length - 1
  if (act === 'counter') return rounds[at]?.price === undefined && rounds[at]?.quantity === undefined ? '回复' : '还价'
  if (act === 'accept') return `接受了${noun}`
  if (act === 'refuse') return `拒绝了${noun}`
  if (act === 'cancel') return `撤回了${noun}`
  if (rounds.slice(0, at).every((round) => round.act !== 'quote')) return `发出第一次${noun}`
  return isLast && side === 'owner' ? `改了${noun}，等您决定` : `改了${noun}`
}

interface ChangesProps {
  changes: readonly TermChange[]
  currency: EnquiryVO['currency']
  isFirst: boolean
  isQuote: boolean
}

const Changes = ({ changes, currency, isFirst, isQuote }: ChangesProps) => (
  <S.Changes>
    {changes.map((change) => {
      const { label, before, after } = termWords(change, currency)
      return (
        <span key={change.name}>
          <S.Label>{label}</S.Label>
          {before !== undefined && <del>{before}</del>}
          <ins>{after}</ins>
        </span>
      )
    })}
    {!isFirst && isQuote && <S.Label>其余不变</S.Label>}
  </S.Changes>
)
