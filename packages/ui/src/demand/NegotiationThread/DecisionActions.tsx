import { formatUnitPrice, movesOf } from '@xinpu/sdk/format'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { usePending } from '../../primitives/Form/usePending.ts'
import { AnswerDialog, type AnswerKind } from '../AnswerDialog/AnswerDialog.tsx'
import { hasRunOut, openCounter, sidesOf } from '../quote-words.ts'
import type { DecisionProps } from './DecisionCard.tsx'
import * as S from './DecisionCard.styles.ts'

/** What the owner of the post can do: take it, ask for other terms, turn it down. */
export function OwnerActions({ thread, now, answer }: DecisionProps) {
  const [asked, setAsked] = useState<AnswerKind>()
  const isOver = hasRunOut(thread, now)
  const moves = movesOf('owner', thread.status, isOver)
  const { isPending, failure, run } = usePending('没有发出，请再试一次')
  if (moves.length === 0) return null

  return (
    <>
      {moves.includes('accept') ? (
        <Button tone="primary" size="lg" shape="block" onPress={() => setAsked('accept')}>
          接受 {formatUnitPrice(thread.price, thread.currency)}
        </Button>
      ) : (
        <>
          <S.Quiet>不能直接接受，先请对方续期。</S.Quiet>
          <Button
            shape="block"
            isPending={isPending}
            onPress={() => void run(() => answer(thread, { status: 'replied', replyContent: '请续期，我还需要。' }))}
          >
            请对方续期
          </Button>
        </>
      )}
      <S.Two>
        <Button onPress={() => setAsked('counter')}>{openCounter(thread) ? '改还价' : '还价'}</Button>
        <Button onPress={() => setAsked('refuse')}>拒绝</Button>
      </S.Two>
      {failure && <S.Fault role="alert">{failure}</S.Fault>}
      {asked && <AnswerDialog kind={asked} quote={thread} onClose={() => setAsked(undefined)} answer={answer} />}
    </>
  )
}

/** What the bidder can do: follow the counter, change the quote, take it back, or send it once more. */
export function BidderActions({ thread, now, takeCounter, onChange, cancel }: DecisionProps) {
  const [isAsking, setAsking] = useState(false)
  const { isPending, failure, run } = usePending('没有发出，请再试一次')
  const moves = movesOf('bidder', thread.status, hasRunOut(thread, now))
  const counter = openCounter(thread)
  const { act } = sidesOf(thread.demandVO)
  if (moves.includes('requote'))
    return (
      <Button shape="block" onPress={() => onChange(thread)}>
        再{act === '报价' ? '报' : '问'}一次
      </Button>
    )
  if (moves.length === 0) return null
  const terms = {
    ...(counter?.price !== undefined && { price: counter.price }),
    ...(counter?.quantity !== undefined && { quantity: counter.quantity }),
  }

  return (
    <>
      {Object.keys(terms).length > 0 && (
        <Button
          tone="primary"
          size="lg"
          shape="block"
          isPending={isPending}
          onPress={() => void run(() => takeCounter(thread, terms))}
        >
          按还价改{counter?.price !== undefined && `成 ${formatUnitPrice(counter.price, thread.currency)}`}
        </Button>
      )}
      <S.Two>
        <Button onPress={() => onChange(thread)}>{hasRunOut(thread, now) ? '续期' : `改${act}`}</Button>
        <Button onPress={() => setAsking(true)}>撤回</Button>
      </S.Two>
      {failure && <S.Fault role="alert">{failure}</S.Fault>}
      <ConfirmDialog
        title={`撤回这个${act}`}
        verb={`撤回${act}`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={() => cancel(thread)}
        failureOf={(error) => refusalOf(error, '没有撤回，请再试一次')}
      >
        对方会看到已撤回，不能再接受。之后还可以再{act === '报价' ? '报' : '问'}一次。
      </ConfirmDialog>
    </>
  )
}
