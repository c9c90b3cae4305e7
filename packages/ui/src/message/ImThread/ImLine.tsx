import { formatBytes } from '@xinpu/sdk/format'
import type { ImMsg, ImSession } from '@xinpu/sdk/types'
import { Ellipsis, FileText } from 'lucide-react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { clockOf } from '../im-time.ts'
import * as S from './ImThread.styles.ts'

/** What can be done with a line that has arrived. */
export interface LineActions {
  /** Writes it down as a promise. */
  onPromise: (line: ImMsg) => void
  /** Tells reviewers of it; of one's own side nobody does. */
  onReport: (line: ImMsg) => void
}

interface ImLineProps {
  line: ImMsg
  /** Who reads. */
  userId: number
  /** Lines that are promises. */
  promised?: ReadonlySet<number>
  /** The line that was looked for. */
  at?: number
  actions?: LineActions
  session: ImSession
  isMine: boolean
  isNext: boolean
  hasNext: boolean
  cardOf: (line: ImMsg) => React.ReactNode
}

/** One line that has arrived, at the side of whoever said it. */
export const ImLine = ({ line, session, at, isMine, isNext, cardOf, actions, ...about }: ImLineProps) => (
  <S.Line data-mine={isMine || undefined} data-next={isNext || undefined} data-line={line.id}>
    {!isMine && !isNext && <Avatar user={line.speaker ?? session.peer} voice="alone" />}
    <S.Body data-at={line.id === at || undefined}>
      {!isNext && <Speaker line={line} userId={about.userId} />}
      <S.Held>
        <Content line={line} cardOf={cardOf} />
        {actions && <LineMenu line={line} actions={actions} />}
      </S.Held>
      <When line={line} {...about} />
    </S.Body>
  </S.Line>
)

/** Who spoke for a desk; nobody reads their own name. */
const Speaker = ({ line: { speaker }, userId }: Pick<ImLineProps, 'line' | 'userId'>) =>
  speaker && speaker.id !== userId && <S.Small>{speaker.nickName}</S.Small>

function When({ line, hasNext, promised }: Pick<ImLineProps, 'line' | 'hasNext' | 'promised'>) {
  const isPromise = promised?.has(line.id) ?? false
  if (hasNext && !line.isOwn && !isPromise) return null
  return (
    <S.When>
      {isPromise && <Tag tone="ok">承诺</Tag>}
      <time dateTime={line.createTime}>{clockOf(line.createTime)}</time>
      {line.isOwn && <span>{line.isRead ? '已读' : '未读'}</span>}
    </S.When>
  )
}

const LineMenu = ({ line, actions }: { line: ImMsg; actions: LineActions }) => (
  <S.LineMenu>
    <Menu
      placement={line.isOwn ? 'bottom end' : 'bottom start'}
      trigger={
        <Button size="sm" tone="quiet" shape="icon" aria-label="这条消息">
          <Icon of={Ellipsis} size={14} />
        </Button>
      }
      items={[
        { id: 'promise', label: '记为承诺' },
        ...(line.isOwn ? [] : (['rule', { id: 'report', label: '举报', tone: 'danger' }] as const)),
      ]}
      onAction={(id) => (id === 'promise' ? actions.onPromise(line) : actions.onReport(line))}
    />
  </S.LineMenu>
)

function Content({ line, cardOf }: Pick<ImLineProps, 'line' | 'cardOf'>) {
  const { msgType, content, url = '', size } = line
  if (msgType === 'text') return <S.Bubble>{content}</S.Bubble>
  if (msgType === 'image')
    return (
      <S.Picture href={url} target="_blank" rel="noopener">
        <img src={url} alt={content} loading="lazy" />
      </S.Picture>
    )
  if (msgType === 'file')
    return (
      <S.File href={url} target="_blank" rel="noopener">
        <Icon of={FileText} size={18} />
        <span>
          <b>{content}</b>
          {size !== undefined && <S.Small>{formatBytes(size)}</S.Small>}
        </span>
      </S.File>
    )
  return cardOf(line)
}
