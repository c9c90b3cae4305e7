import type { ImPromise } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { dayOf } from '../im-time.ts'
import * as S from './ImPromises.styles.ts'

export interface ImPromisesProps {
  /** What is open first. */
  promises: readonly ImPromise[]
  /** Where the line stands in the talk. */
  hrefOf: (promise: ImPromise) => Href
  /** Says whether a promise of the other side was kept. */
  onSettle: (promise: ImPromise, isKept: boolean) => void
  /** Takes one off the list. */
  onRemove: (promise: ImPromise) => void
  now: Date
}

/** Lines that somebody relies on, until when, and whether they were kept. */
export const ImPromises = ({ promises, ...acts }: ImPromisesProps) =>
  promises.length === 0 ? (
    <S.Quiet>还没有。价格、交期这样的话，可以在那条消息上“记为承诺”。</S.Quiet>
  ) : (
    <ul>
      {promises.map((promise) => (
        <Row key={promise.id} promise={promise} {...acts} />
      ))}
    </ul>
  )

const Row = ({
  promise,
  hrefOf,
  onSettle,
  onRemove,
  now,
}: Omit<ImPromisesProps, 'promises'> & { promise: ImPromise }) => (
  <S.Row data-kept={promise.isKept || undefined}>
    <Link href={hrefOf(promise)} tone="plain">
      {promise.content}
    </Link>
    <S.Foot>
      <S.Quiet>{promise.isOwn ? '我方承诺' : '对方承诺'}</S.Quiet>
      <Due promise={promise} now={now} />
      {!promise.isOwn && (
        <Button size="sm" tone="quiet" onPress={() => onSettle(promise, !promise.isKept)}>
          {promise.isKept ? '改为未兑现' : '已兑现'}
        </Button>
      )}
      <Button size="sm" tone="quiet" aria-label={`移除承诺 ${promise.content}`} onPress={() => onRemove(promise)}>
        移除
      </Button>
    </S.Foot>
  </S.Row>
)

function Due({ promise: { isKept, dueDay }, now }: { promise: ImPromise; now: Date }) {
  if (isKept) return <Tag tone="ok">已兑现</Tag>
  if (dueDay === undefined) return null
  return dueDay < dayOf(now) ? <Tag tone="danger">{dueDay} 逾期</Tag> : <Tag>{dueDay} 前</Tag>
}
