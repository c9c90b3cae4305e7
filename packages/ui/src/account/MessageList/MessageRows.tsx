import { messageKindLabels } from '@xinpu/sdk/labels'
import type { MessageVO } from '@xinpu/sdk/types'
import { List } from '../rows.styles.ts'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { NewsRow } from '../NewsRow.tsx'
import type { useChosen } from '../use-chosen.ts'
import type { MessageListProps } from './MessageList.tsx'

interface MessageRowsProps extends Pick<MessageListProps, 'hrefOf' | 'onRead' | 'now'> {
  rows: readonly MessageVO[]
  chosen: ReturnType<typeof useChosen>
}

export const MessageRows = ({ rows, chosen, hrefOf, onRead, now }: MessageRowsProps) => (
  <List aria-label="消息">
    {rows.map((message) => (
      <NewsRow
        key={message.id}
        title={message.title}
        content={message.content}
        isRead={message.isRead}
        href={hrefOf(message)}
        onRead={() => void onRead([message.id])}
        isChosen={chosen.has(message.id)}
        onChoose={(isOn) => chosen.choose(message.id, isOn)}
        facts={
          <>
            <span>{messageKindLabels[message.type]}</span>
            {message.fromUser && <span>{message.fromUser.nickName}</span>}
            <TimeText value={message.createTime} now={now} />
          </>
        }
      />
    ))}
  </List>
)
