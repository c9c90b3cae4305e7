import type { ImMsg, ImSession } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { Outgoing } from '../outgoing.ts'
import { ImLine, type LineActions } from './ImLine.tsx'
import { OutgoingLine } from './OutgoingLine.tsx'
import { groupsOf } from './line-groups.ts'
import * as S from './ImThread.styles.ts'
import { useReadingPlace } from './useReadingPlace.ts'

export interface ImThreadProps {
  /** With whom it is. */
  session: ImSession
  /** Lines that have arrived, oldest first. */
  lines: readonly ImMsg[] | 'loading' | ErrorStateProps
  /** Lines that have not, in the order in which they were written. */
  outgoing: readonly Outgoing[]
  /** Who reads. */
  userId: number
  /** The first line that was unread when the talk was opened. */
  firstUnread?: number
  /** Asks for older lines; left out where there are none. */
  onMore?: () => void
  isLoadingMore?: boolean
  /** The line that was looked for: it is marked, and comes into sight. */
  at?: number
  /** Asks for newer lines, where a stretch from the midst is shown. */
  onLater?: () => void
  /** Goes back to the end. */
  onEnd?: () => void
  /** Lines that are promises. */
  promised?: ReadonlySet<number>
  /** What can be done with a line; left out, nothing. */
  actions?: LineActions
  onResend: (line: Outgoing) => void
  onDrop: (line: Outgoing) => void
  /** What a card shows. */
  cardOf: (line: ImMsg) => React.ReactNode
  now: Date
}

/** What two people said to each other, by days, with what has not arrived yet at its end. */
export function ImThread(props: ImThreadProps) {
  const { lines, session } = props
  const log = useReadingPlace(props)

  return (
    <S.Log role="log" aria-label={`与${session.peer.nickName}的对话`} tabIndex={0} ref={log}>
      {lines === 'loading' && <Skeleton shape="row" count={5} />}
      {typeof lines === 'object' && 'kind' in lines && <ErrorState {...lines} />}
      {Array.isArray(lines) && (
        <S.Lines>
          <Said {...props} lines={lines} />
        </S.Lines>
      )}
    </S.Log>
  )
}

function Said({
  lines,
  outgoing,
  onMore,
  onLater,
  onEnd,
  isLoadingMore,
  ...shown
}: ImThreadProps & { lines: readonly ImMsg[] }) {
  const groups = groupsOf(lines, shown)

  return (
    <>
      {onMore && (
        <S.More>
          <Button size="sm" tone="quiet" isPending={isLoadingMore ?? false} onPress={onMore}>
            更早的消息
          </Button>
        </S.More>
      )}
      {lines.length === 0 && outgoing.length === 0 && (
        <S.Nothing>还没有说话。对方看得到您的昵称和企业，看不到您的电话。</S.Nothing>
      )}
      {groups.map((item) =>
        item.kind === 'mark' ? (
          <S.Mark key={item.key} data-new={item.isNew || undefined}>
            <span>{item.text}</span>
          </S.Mark>
        ) : (
          <ImLine key={item.line.id} {...item} {...shown} />
        ),
      )}
      {onEnd && (
        <S.More>
          {onLater && (
            <Button size="sm" tone="quiet" onPress={onLater}>
              更晚的消息
            </Button>
          )}
          <Button size="sm" onPress={onEnd}>
            回到最新
          </Button>
        </S.More>
      )}
      {outgoing.map((line) => (
        <OutgoingLine key={line.clientMsgId} line={line} {...shown} />
      ))}
    </>
  )
}
