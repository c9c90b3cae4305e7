import type { DemandMessage } from '@xinpu/sdk/types'
import { useRef, useState } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { RemoveButton } from '../../primitives/ConfirmDialog/RemoveButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './DemandMessages.styles.ts'
import { Write } from './Write.tsx'

export interface DemandMessagesProps {
  /** A page of threads, newest first. */
  messages: Listed<DemandMessage>
  now: Date
  paging?: Paging
  /** What an address names them by, to be led to them. */
  anchor?: string
  /** Who reads: own messages can be deleted. */
  userId?: number
  /** Whether the post still takes messages. */
  isOpen: boolean
  /** Sends a message, or an answer to one; rejects with the server's word, what was typed stays. */
  send: (content: string, parentId?: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** Public questions under a post, and their answers. */
export const DemandMessages = ({ messages, paging, anchor, send, ...shown }: DemandMessagesProps) => (
  <>
    {anchor && <S.Anchor id={anchor} />}
    <ListRegion
      list={messages}
      empty={<EmptyState title="还没有留言" why="交期、包装、批次有疑问，可以在这里公开询问。" />}
      {...(paging && { paging })}
      count={2}
    >
      {(threads) => (
        <S.List>
          {threads.map((thread) => (
            <Thread key={thread.id} thread={thread} send={send} {...shown} />
          ))}
        </S.List>
      )}
    </ListRegion>
    {shown.isOpen && <Write label="公开留言" send={(content) => send(content)} />}
  </>
)

type ThreadProps = Omit<DemandMessagesProps, 'anchor' | 'messages' | 'paging'> & { thread: DemandMessage }

function Thread({ thread, now, userId, isOpen, send, remove }: ThreadProps) {
  const [isAnswering, setAnswering] = useState(false)
  const answerButton = useRef<HTMLButtonElement>(null)

  async function answer(content: string) {
    await send(content, thread.id)
    // The field goes away: whoever types goes on from where they came.
    answerButton.current?.focus()
    setAnswering(false)
  }

  return (
    <S.Thread id={`m${thread.id}`}>
      <Avatar user={thread.user} />
      <S.Body>
        <Said message={thread} now={now} />
        {thread.children.map((one) => (
          <S.Answer key={one.id} id={`m${one.id}`}>
            <strong>{one.user.nickName}</strong>　{one.content}
            {one.user.id === userId && (
              <RemoveButton noun="回复" remove={() => remove(one.id)}>
                删除后不能恢复。
              </RemoveButton>
            )}
          </S.Answer>
        ))}
        <S.Tools>
          {isOpen && (
            <Button tone="quiet" size="sm" ref={answerButton} onPress={() => setAnswering(true)}>
              回复
            </Button>
          )}
          {thread.user.id === userId && (
            <RemoveButton noun="留言" remove={() => remove(thread.id)}>
              下面的回复一起删除，不能恢复。
            </RemoveButton>
          )}
        </S.Tools>
        {isAnswering && <Write label={`回复 ${thread.user.nickName}`} send={answer} />}
      </S.Body>
    </S.Thread>
  )
}

const Said = ({ message, now }: { message: DemandMessage; now: Date }) => (
  <>
    <S.Head>
      <strong>{message.user.nickName}</strong>
      <TimeText value={message.createTime} now={now} />
    </S.Head>
    <p>{message.content}</p>
  </>
)
