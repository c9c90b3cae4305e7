import { Button } from '../../primitives/Button/Button.tsx'
import { usePending } from '../../primitives/Form/usePending.ts'
import * as S from './CommentList.styles.ts'

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
