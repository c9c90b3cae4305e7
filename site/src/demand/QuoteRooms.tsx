import { useQuery } from '@tanstack/react-query'
import { enquiryMine, enquiryReceived, enquiryRemove } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import { enquiryStatusLabels } from '@xinpu/sdk/labels'
import type { EnquiryStatus, EnquiryVO } from '@xinpu/sdk/types'
import { QuoteList } from '@xinpu/ui/demand'
import { LinkButton, LinkTabs, toast } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useOpened } from '../app/rooms.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { enquiryPlace } from './quote-places.ts'
import { StatusTabs } from './StatusTabs.tsx'

const room = 13
const isStatus = namedIn(enquiryStatusLabels)

/** R108: what the person quoted, and what was quoted to them, each with where it stands. */
export function QuoteRoom({ search }: RoomProps) {
  const tab = oneIn(['sent', 'received'], search.tab)
  const hrefOf = (said: { status?: EnquiryStatus | undefined; page?: number }) =>
    centerHref({ type: room, ...(tab === 'received' && { tab }), ...said })
  const status = isStatus(search.status) ? search.status : undefined
  const Shown = tab === 'sent' ? SentQuotes : ReceivedQuotes

  return (
    <>
      <LinkTabs
        label="我的报价"
        current={tab}
        items={[
          { id: 'sent', label: '我发出的', href: centerHref({ type: room }) },
          { id: 'received', label: '我收到的', href: centerHref({ type: room, tab: 'received' }) },
        ]}
      />
      <StatusTabs
        label="状态"
        labels={enquiryStatusLabels}
        current={status}
        hrefOf={(wanted) => hrefOf({ status: wanted })}
      />
      <Shown status={status} page={search.page ?? 1} hrefFor={(page) => hrefOf({ status, page })} />
    </>
  )
}

interface ListedQuotesProps {
  status: EnquiryStatus | undefined
  page: number
  /** Where another page is. */
  hrefFor: (page: number) => string
}

/** The quotes that the person sent. */
function SentQuotes({ status, page, hrefFor }: ListedQuotesProps) {
  const call = useCall()
  const opened = useOpened()
  const quotes = useQuery(query(call, enquiryMine, { pageIndex: page, pageSize, ...(status && { status }) }))
  const board = opened('/inquiry/index/1/0')
  const whenEmpty = board && <LinkButton href={board}>去供求大厅</LinkButton>

  return <Quotes quotes={shownOf(quotes)} side="sent" page={page} hrefFor={hrefFor} whenEmpty={whenEmpty} />
}

/** The quotes for all of the person's posts: stands wherever posts are looked after. */
export function ReceivedQuotes({ status, page, hrefFor }: ListedQuotesProps) {
  const call = useCall()
  const opened = useOpened()
  const quotes = useQuery(query(call, enquiryReceived, { pageIndex: page, pageSize, ...(status && { status }) }))
  const post = opened('/inquiry/createRequirements')
  const whenEmpty = post && <LinkButton href={post}>发布求购</LinkButton>

  return <Quotes quotes={shownOf(quotes)} side="received" page={page} hrefFor={hrefFor} whenEmpty={whenEmpty} />
}

type QuotesProps = Pick<React.ComponentProps<typeof QuoteList>, 'quotes' | 'side' | 'whenEmpty'> & {
  page: number
  hrefFor: (page: number) => string
}

function Quotes({ page, hrefFor, ...list }: QuotesProps) {
  const visit = useVisit()
  const place = usePlace()
  const act = useAct()
  return (
    <QuoteList
      {...list}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor }}
      remove={({ id }) => act(enquiryRemove, { ids: [id] }, () => toast.success('已删除'))}
      hrefOf={({ id, demandId, side }: EnquiryVO) =>
        place(enquiryPlace(demandId, side === 'owner' ? { enquiryId: id } : {}))
      }
    />
  )
}
