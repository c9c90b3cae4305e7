import type { ReceivedDemandMessage } from '@xinpu/sdk/types'
import { useRef, useState } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { kindOf } from '../demand-words.ts'
import * as S from '../DemandMessages/DemandMessages.styles.ts'
import { Write } from '../DemandMessages/Write.tsx'
import * as Own from './ReceivedMessages.styles.ts'

export interface ReceivedMessagesProps {
  /** A page of messages for the reader, newest first, under whatever post; on its way, or why it did not come. */
  messages: Listed<ReceivedDemandMessage>
  paging: Paging
  now: Date
  /** Where the post is told, with all that was said under it. */
  hrefOf: (message: ReceivedDemandMessage) => Href
  /** Answers one in public; rejects with the server's word, what was typed stays. */
  answer: (message: ReceivedDemandMessage, content: string) => Promise<unknown>
  onRead: (message: ReceivedDemandMessage) => void
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
}

/** What was asked under one's posts, and answered to one's own questions; each is answered where it stands. */
export const ReceivedMessages = ({ messages, paging, whenEmpty, ...shown }: ReceivedMessagesProps) => (
  <ListRegion list={messages} paging={paging} empty={whenEmpty} count={4}>
    {(rows) => (
      <S.List aria-label="收到的留言">
        {rows.map((message) => (
          <Message key={message.id} message={message} {...shown} />
        ))}
      </S.List>
    )}
  </ListRegion>
)

type MessageProps = Pick<ReceivedMessagesProps, 'answer' | 'hrefOf' | 'now' | 'onRead'> & {
  message: ReceivedDemandMessage
}

function Message({ message, now, hrefOf, answer, onRead }: MessageProps) {
  const [isAnswering, setAnswering] = useState(false)
  const answerButton = useRef<HTMLButtonElement>(null)
  const { user, demandVO: post } = message
  const kind = kindOf(post.type)

  async function send(content: string) {
    await answer(message, content)
    // The field goes away: whoever types goes on from where they came.
    answerButton.current?.focus()
    setAnswering(false)
  }

  return (
    <S.Thread>
      <Avatar user={user} />
      <S.Body>
        <S.Head>
          <strong>{user.nickName}</strong>
          <TimeText value={message.createTime} now={now} />
        </S.Head>
        <Own.Post>
          <Tag tone={kind.tone}>{kind.word}</Tag>
          <Link href={hrefOf(message)} onPress={() => onRead(message)}>
            <PartNumber>{post.model}</PartNumber>
          </Link>
          {!message.isRead && <Tag tone="accent">未读</Tag>}
        </Own.Post>
        <p>{message.content}</p>
        <S.Tools>
          <Button tone="quiet" size="sm" ref={answerButton} onPress={() => setAnswering(true)}>
            回复
          </Button>
          {!message.isRead && (
            <Button tone="quiet" size="sm" onPress={() => onRead(message)}>
              标为已读
            </Button>
          )}
        </S.Tools>
        {isAnswering && <Write label={`回复 ${user.nickName}`} send={send} />}
      </S.Body>
    </S.Thread>
  )
}
