import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messageAdd, messageMine, messageRead } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import type { ReceivedDemandMessage } from '@xinpu/sdk/types'
import { ReceivedMessages } from '@xinpu/ui/demand'
import { EmptyState, LinkTabs, toast } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { room } from './own-posts.ts'
import { postPlace } from './places.ts'

const tab = 'messages'

interface PostMessagesProps {
  /** Only those that nobody has read. */
  isUnread: boolean
  page: number
}

/** What was said to the person under posts, to be answered here. */
export function PostMessages({ isUnread, page }: PostMessagesProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const { answer, read } = useAnswering()
  const asked = { pageIndex: page, pageSize, ...(isUnread && { isRead: false }) }
  const messages = useQuery({ ...query(call, messageMine, asked), placeholderData: keepPreviousData })
  const status = isUnread ? 'unread' : undefined

  return (
    <>
      <LinkTabs
        label="留言"
        current={status ?? 'all'}
        items={[
          { id: 'all', label: '全部', href: centerHref({ type: room, tab }) },
          { id: 'unread', label: '未读', href: centerHref({ type: room, tab, status: 'unread' }) },
        ]}
      />
      <ReceivedMessages
        messages={shownOf(messages)}
        paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, tab, status, page: other }) }}
        now={new Date(visit.now)}
        hrefOf={({ demandId }) => place(postPlace(demandId))}
        answer={answer}
        onRead={read}
        whenEmpty={
          isUnread ? (
            <EmptyState title="没有未读的留言" why="读过的在“全部”里。" />
          ) : (
            <EmptyState title="还没有收到留言" why="别人在您的供求下提问，或者回复了您的提问，都列在这里。" />
          )
        }
      />
    </>
  )
}

/** Answers a message, which is read with that. */
function useAnswering() {
  const act = useAct()
  const read = ({ id, isRead }: ReceivedDemandMessage) => {
    // Nobody waits for it: what fails is unread once more.
    if (!isRead) void act(messageRead, { ids: [id] }).catch(() => {})
  }

  async function answer(message: ReceivedDemandMessage, content: string) {
    const { id: parentId, demandId } = message
    await act(messageAdd, { demandId, content, parentId }, () => toast.success('已回复，所有人可见'))
    read(message)
  }

  return { answer, read }
}
