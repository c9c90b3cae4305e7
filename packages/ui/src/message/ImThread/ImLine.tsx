import { formatBytes } from '@xinpu/sdk/format'
import type { ImMsg, ImSession } from '@xinpu/sdk/types'
import { FileText } from 'lucide-react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { clockOf } from '../im-time.ts'
import * as S from './ImThread.styles.ts'

interface ImLineProps {
  line: ImMsg
  session: ImSession
  isMine: boolean
  isNext: boolean
  hasNext: boolean
  cardOf: (line: ImMsg) => React.ReactNode
}

/** One line that has arrived, at the side of whoever said it. */
export const ImLine = ({ line, session, isMine, isNext, hasNext, cardOf }: ImLineProps) => (
  <S.Line data-mine={isMine || undefined} data-next={isNext || undefined}>
    {!isMine && !isNext && <Avatar user={session.peer} voice="alone" />}
    <S.Body>
      <Content line={line} cardOf={cardOf} />
      {(!hasNext || isMine) && (
        <S.When>
          <time dateTime={line.createTime}>{clockOf(line.createTime)}</time>
          {isMine && <span>{line.isRead ? '已读' : '未读'}</span>}
        </S.When>
      )}
    </S.Body>
  </S.Line>
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
