import { demandStatusLabels, enquiryStatusLabels } from '@xinpu/sdk/labels'
import type { DemandType, EnquiryStatus } from '@xinpu/sdk/types'
import { LinkTabs } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { oneIn } from '../account/center-search.ts'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { orderIn, room } from './own-posts.ts'
import { OwnPosts } from './OwnPosts.tsx'
import { PostMessages } from './PostMessages.tsx'
import { ReceivedQuotes } from './QuoteRooms.tsx'
import { Renewal } from './Renewal.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { usePostCounts } from './use-post-counts.ts'

const isStatus = namedIn(demandStatusLabels)
const isQuoteStatus = namedIn(enquiryStatusLabels)

/** R109: a person's own posts by kind and state, the quotes for them and the questions under them. */
export function PostRoom({ search: { tab, kind: said, status, keywords, sort, page = 1 } }: RoomProps) {
  const { countOf, unread } = usePostCounts()
  const view = oneIn(['posts', 'received', 'messages'], tab)
  const kind = kindIn(said)

  return (
    <>
      <LinkTabs
        label="我的发布"
        current={view === 'posts' ? String(kind ?? 'all') : view}
        items={[
          { id: 'all', label: '全部', href: hrefOf({}), ...counted(countOf(undefined)) },
          { id: '1', label: '求购', href: hrefOf({ kind: '1' }), ...counted(countOf(1)) },
          { id: '0', label: '供应', href: hrefOf({ kind: '0' }), ...counted(countOf(0)) },
          { id: 'received', label: '收到的报价', href: hrefOf({ tab: 'received' }) },
          { id: 'messages', label: '留言', href: hrefOf({ tab: 'messages' }), ...counted(unread) },
        ]}
      />
      <Renewal />
      {view === 'posts' && (
        <OwnPosts
          asked={{ kind, status: isStatus(status) ? status : undefined, keywords, sort: orderIn(sort) }}
          page={page}
          countOf={(wanted) => countOf(kind, wanted)}
        />
      )}
      {view === 'received' && <Received status={isQuoteStatus(status) ? status : undefined} page={page} />}
      {view === 'messages' && <PostMessages isUnread={status === 'unread'} page={page} />}
    </>
  )
}

const hrefOf = (said: { kind?: string; tab?: string; status?: EnquiryStatus | undefined; page?: number }): string =>
  centerHref({ type: room, ...said })

/** A figure of a tab, once it is known. */
const counted = (count: number | undefined) => (count === undefined ? {} : { count })

/** What is wanted or what is offered, if an address says so. */
const kindIn = (said: string | undefined): DemandType | undefined => (said === '1' ? 1 : said === '0' ? 0 : undefined)

/** The quotes for one's posts, by their state. */
const Received = ({ status, page }: { status: EnquiryStatus | undefined; page: number }) => (
  <>
    <StatusTabs
      label="状态"
      labels={enquiryStatusLabels}
      current={status}
      hrefOf={(wanted) => hrefOf({ tab: 'received', status: wanted })}
    />
    <ReceivedQuotes status={status} page={page} hrefFor={(other) => hrefOf({ tab: 'received', status, page: other })} />
  </>
)
