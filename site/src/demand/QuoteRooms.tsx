import { useQuery } from '@tanstack/react-query'
import { enquiryMine, enquiryReceived, mineList } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import { demandStatusLabels, enquiryStatusLabels } from '@xinpu/sdk/labels'
import type { DemandStatus, EnquiryStatus, EnquiryVO } from '@xinpu/sdk/types'
import { PurchaseTable, QuoteList } from '@xinpu/ui/demand'
import { LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { bom, useOpened } from '../app/rooms.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { enquiryPlace } from './quote-places.ts'

const rooms = { quotes: 13, purchase: 14 }
const statusIn = <Status extends string>(labels: Record<Status, string>, given: string | undefined) =>
  given !== undefined && given in labels ? (given as Status) : undefined

/** R108: what the person quoted, and what was quoted to them, each with where it stands. */
export function QuoteRoom({ search }: RoomProps) {
  const tab = oneIn(['sent', 'received'], search.tab)
  const hrefOf = (said: { status?: EnquiryStatus | undefined; page?: number }) =>
    centerHref({ type: rooms.quotes, ...(tab === 'received' && { tab }), ...said })
  const status = statusIn<EnquiryStatus>(enquiryStatusLabels, search.status)
  const Shown = tab === 'sent' ? SentQuotes : ReceivedQuotes

  return (
    <>
      <LinkTabs
        label="我的报价"
        current={tab}
        items={[
          { id: 'sent', label: '我发出的', href: centerHref({ type: rooms.quotes }) },
          { id: 'received', label: '我收到的', href: centerHref({ type: rooms.quotes, tab: 'received' }) },
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
function ReceivedQuotes({ status, page, hrefFor }: ListedQuotesProps) {
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
  return (
    <QuoteList
      {...list}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor }}
      hrefOf={({ id, demandId, side }: EnquiryVO) =>
        place(enquiryPlace(demandId, side === 'owner' ? { enquiryId: id } : {}))
      }
    />
  )
}

/** R110: what the person buys, by the list it came from, with what was quoted. */
export function PurchaseRoom({ search: { status: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const place = usePlace()
  const opened = useOpened()
  const status = statusIn<DemandStatus>(demandStatusLabels, given)
  const input = { type: 1, pageIndex: page, pageSize, ...(status && { status }) } as const
  const demands = useQuery(query(call, mineList, input))
  const start = opened(bom)

  return (
    <>
      <StatusTabs
        label="我的采购"
        labels={demandStatusLabels}
        current={status}
        hrefOf={(wanted) => centerHref({ type: rooms.purchase, status: wanted })}
      />
      <PurchaseTable
        demands={shownOf(demands)}
        paging={{
          page,
          pageSize,
          hrefFor: (other) => centerHref({ type: rooms.purchase, status, page: other }),
        }}
        hrefOf={({ id }) => place(enquiryPlace(id))}
        bomOf={(id) => ({ name: `BOM ${id}`, href: opened(`${bom}?id=${id}`) })}
        whenEmpty={start && <LinkButton href={start}>粘贴 BOM</LinkButton>}
      />
    </>
  )
}

interface StatusTabsProps<Status extends string> {
  label: string
  labels: Readonly<Record<Status, string>>
  current: Status | undefined
  /** Where what is in a state is, or all of it. */
  hrefOf: (status: Status | undefined) => string
}

const StatusTabs = <Status extends string>({ label, labels, current, hrefOf }: StatusTabsProps<Status>) => (
  <LinkTabs
    label={label}
    current={current ?? 'all'}
    items={[
      { id: 'all', label: '全部', href: hrefOf(undefined) },
      ...(Object.keys(labels) as Status[]).map((status) => ({
        id: status,
        label: labels[status],
        href: hrefOf(status),
      })),
    ]}
  />
)
