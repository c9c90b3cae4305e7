import { formatCount } from '@xinpu/sdk/format'
import type { TrendPart, TrendsVO } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { lifecycles } from '../lifecycles.ts'
import * as S from './TrendHead.styles.ts'
import { TrendState } from './TrendState.tsx'

export interface TrendHeadProps {
  trend: TrendsVO
  now: Date
  /** Where other parts are that could stand for one that ends. */
  alternatesOf: (part: TrendPart) => Href
  /** Like, edit, report. */
  actions?: React.ReactNode
}

/** The head of a post: what is asked, by whom, the figures of the circuit as a row, and a word on parts that end. */
export function TrendHead({ trend, now, alternatesOf, actions }: TrendHeadProps) {
  const { title, content, user, createTime, viewCount, facts, parts, removeReason } = trend
  const told = [
    { label: '输入', value: facts.input },
    { label: '输出', value: facts.output },
    { label: '负载', value: facts.load },
    { label: '试过什么', value: facts.tried },
  ].filter(({ value }) => value !== '')
  const ending = parts.filter(({ lifecycle }) => lifecycles[lifecycle].isEnding)

  return (
    <S.Root>
      <S.Title>{title ?? content.slice(0, 30)}</S.Title>
      <S.Facts>
        <Avatar user={user} size="sm" />
        <strong>{user.nickName}</strong>
        <TimeText value={createTime} now={now} />
        <span>看过 {formatCount(viewCount)}</span>
        <TrendState trend={trend} />
        <S.Actions>{actions}</S.Actions>
      </S.Facts>
      {removeReason && <Alert tone="danger" title={`帖子已下架，只有您能看到：${removeReason}`} />}
      {told.length > 0 && (
        <S.Circuit>
          {told.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </S.Circuit>
      )}
      {ending.map((part) => (
        <Alert
          key={part.id}
          tone="warn"
          title={`${part.model} ${lifecycles[part.lifecycle].label}`}
          action={<Link href={alternatesOf(part)}>看替代</Link>}
        />
      ))}
    </S.Root>
  )
}
