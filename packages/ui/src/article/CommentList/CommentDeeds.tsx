import { Suspense, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { usePending } from '../../primitives/Form/usePending.ts'
import { NotHereDialog } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'
import * as S from './CommentList.styles.ts'

/** Whoever reads deletes nothing: the dialog comes when it is asked for. */
const ConfirmDialog = onDemand(
  () => import('../../primitives/ConfirmDialog/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
  NotHereDialog,
)

interface DeedProps {
  word: string
  onPress: () => void
  /** @default false */
  isPending?: boolean
}

/** One thing that can be done with a comment. */
export const Deed = ({ word, onPress, isPending = false }: DeedProps) => (
  <Button tone="quiet" size="sm" isPending={isPending} onPress={onPress}>
    {word}
  </Button>
)

/** Accepts an answer, or takes that back. */
export function Accept({ isAccepted, accept }: { isAccepted: boolean; accept: () => Promise<unknown> }) {
  const { isPending, failure, run } = usePending('没有成功，请再试一次')
  return (
    <>
      <Deed word={isAccepted ? '取消采纳' : '采纳'} isPending={isPending} onPress={() => void run(accept)} />
      {failure && <S.Fault role="alert">{failure}</S.Fault>}
    </>
  )
}

interface RemoveProps {
  noun: string
  /** Whether answers below go with it. */
  hasAnswers: boolean
  remove: () => Promise<unknown>
}

/** Deletes a comment, once that is confirmed. */
export function Remove({ noun, hasAnswers, remove }: RemoveProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Deed word="删除" onPress={() => setAsking(true)} />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`删除这条${noun}`}
            verb={`删除${noun}`}
            isOpen
            onOpenChange={setAsking}
            confirm={remove}
            failureOf={(error) => refusalOf(error, '没有删除，请再试一次')}
          >
            {hasAnswers ? '下面的回复一起删除，不能恢复。' : '删除后不能恢复。'}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
