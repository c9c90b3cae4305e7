import { messageKindLabels } from '@xinpu/sdk/labels'
import type { MessageKind, MessageVO, UnReadCount } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { BulkBar } from '../../primitives/BulkBar/BulkBar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { rowsOf, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { Root, Tools } from '../rows.styles.ts'
import { useChosen } from '../use-chosen.ts'
import { usePending } from '../use-pending.ts'
import { MessageRows } from './MessageRows.tsx'

export interface MessageListProps {
  /** One page of messages, in whatever state it is. */
  messages: Listed<MessageVO>
  /** The kind that is shown; left out for all. */
  kind?: MessageKind
  /** How many of each kind are unread. */
  unread: UnReadCount
  /** Where a message leads; nowhere: it opens where it stands. */
  hrefOf: (message: MessageVO) => Href | undefined
  /** Marks some as read; one that is opened too. */
  onRead: (ids: number[]) => Promise<unknown> | void
  /** Marks all of the kind as read, or all there are. */
  onReadAll: (kind?: MessageKind) => Promise<unknown>
  /** Deletes some after it was confirmed; rejects with the server's word. */
  onRemove: (ids: number[]) => Promise<unknown>
  /** The present moment. */
  now: Date
  paging: Paging
}

/** What the site and others have to say to a person, by kinds; a message that was opened is read. */
export function MessageList(props: MessageListProps) {
  const { messages, kind, unread, onRead, onReadAll, onRemove, paging } = props
  const rows = rowsOf(messages)
  const chosen = useChosen(rows)
  const [isAsking, setAsking] = useState(false)
  const { pending, refusal, run } = usePending('没有标为已读，请再试一次')
  const unreadOf = kind ? unread[kind] : unread.total
  const toRead = rows.filter(({ id, isRead }) => !isRead && chosen.has(id)).map(({ id }) => id)

  return (
    <Root>
      <Tools>
        <span>{unreadOf > 0 ? `${unreadOf} 条未读` : '没有未读消息'}</span>
        {unreadOf > 0 && (
          <Button
            size="sm"
            isPending={pending.has(everything)}
            onPress={() => void run([everything], () => onReadAll(kind))}
          >
            全部标为已读
          </Button>
        )}
      </Tools>
      {refusal && <Alert tone="danger" title={refusal} />}
      <ListRegion list={messages} paging={paging} empty={<Nothing kind={kind} />}>
        {(page) => <MessageRows {...props} rows={page} chosen={chosen} />}
      </ListRegion>
      <BulkBar count={chosen.ids.length} onClear={chosen.clear}>
        {toRead.length > 0 && (
          <Button size="sm" onPress={() => void run(toRead, async () => onRead(toRead))}>
            标为已读
          </Button>
        )}
        <Button size="sm" tone="danger" onPress={() => setAsking(true)}>
          删除
        </Button>
      </BulkBar>
      <ConfirmDialog
        title={`删除 ${chosen.ids.length} 条消息`}
        verb={`删除 ${chosen.ids.length} 条消息`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={() => onRemove(chosen.ids)}
      >
        删除之后不能恢复。
      </ConfirmDialog>
    </Root>
  )
}

/** The work that is of no single row. */
const everything = 0

const Nothing = ({ kind }: Pick<MessageListProps, 'kind'>) => (
  <EmptyState
    title={kind ? `没有${messageKindLabels[kind]}消息` : '没有消息'}
    why="有人评论、关注或回复，以及平台的通知，都会出现在这里。"
  />
)
