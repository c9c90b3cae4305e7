import type { DemandMessage } from '@xinpu/sdk/types'
import { useRef, useState } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { RemoveButton } from '../../primitives/ConfirmDialog/RemoveButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './DemandMessages.styles.ts'

/** Characters of a message (contract, demand/message). */
const most = 500

export interface DemandMessagesProps {
  /** A page of threads, newest first. */
  messages: Listed<DemandMessage>
  now: Date
  paging?: Paging
  /** Who reads: own messages can be deleted. */
  userId?: number
  /** Whether the post still takes messages. */
  isOpen: boolean
  /** Sends a message, or an answer to one; rejects with the server's word, what was typed stays. */
  send: (content: string, parentId?: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** Public questions under a post, and their answers. */
export const DemandMessages = ({ messages, paging, send, ...shown }: DemandMessagesProps) => (
  <>
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

type ThreadProps = Omit<DemandMessagesProps, 'messages' | 'paging'> & { thread: DemandMessage }

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
    <S.Thread>
      <Avatar user={thread.user} />
      <S.Body>
        <Said message={thread} now={now} />
        {thread.children.map((one) => (
          <S.Answer key={one.id}>
            <strong>{one.user.nickName}</strong>　{one.content}
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

interface WriteProps {
  label: string
  send: (content: string) => Promise<unknown>
}

/** A field that keeps what is typed until it has arrived. */
function Write({ label, send }: WriteProps) {
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function submit() {
    if (isSending) return
    if (content.trim() === '') return setError('请输入留言')
    setSending(true)
    try {
      await send(content.trim())
      setContent('')
      setError(undefined)
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : '没有发出，请重试')
    } finally {
      setSending(false)
    }
  }

  return (
    <S.Write
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={label}
        rows={2}
        maxLength={most}
        value={content}
        onChange={setContent}
        onSubmit={() => void submit()}
        help="所有人可见，电话与微信会被隐藏"
        {...(error && { error })}
      />
      <Button type="submit" isPending={isSending}>
        发布留言
      </Button>
    </S.Write>
  )
}
