import { useQuery } from '@tanstack/react-query'
import { messageKindLabels } from '@xinpu/sdk/labels'
import { messageList, messageRead, messageReadAll, messageRemove, unreadCounts } from '@xinpu/sdk/message'
import { query } from '@xinpu/sdk/query'
import type { MessageKind } from '@xinpu/sdk/types'
import { MessageList } from '@xinpu/ui/account'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import type { ImParams } from './im-params.ts'
import { imPlace } from './places.ts'

const isKind = namedIn(messageKindLabels)
const nothing = { total: 0, comment: 0, fans: 0, like: 0, mail: 0, notification: 0, platform: 0 }

/** R012: the inbox, by what the messages are about. */
export function MessageRoom({ search: { tab, page = 1 } }: { search: ImParams }) {
  const place = usePlace()
  const call = useCall()
  const visit = useVisit()
  const kind = isKind(tab) ? tab : undefined
  const messages = useQuery(query(call, messageList, { pageIndex: page, pageSize, ...(kind && { type: kind }) }))
  const unread = useQuery(query(call, unreadCounts, {}))
  const { read, readAll, remove } = useInbox()

  return (
    <MessageList
      messages={shownOf(messages)}
      {...(kind && { kind })}
      unread={unread.data ?? nothing}
      hrefOf={({ url }) => url}
      onRead={read}
      onReadAll={readAll}
      onRemove={remove}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => place(imPlace({ tab: kind ?? 'all', page: other })) }}
    />
  )
}

/** What can be done with messages. */
function useInbox() {
  const act = useAct()
  return {
    async read(ids: number[]) {
      await act(messageRead, { ids })
    },
    async readAll(type?: MessageKind) {
      await act(messageReadAll, type ? { type } : {})
    },
    async remove(ids: number[]) {
      await act(messageRemove, { ids })
    },
  }
}
import { namedIn } from '../account/named-in.ts'
