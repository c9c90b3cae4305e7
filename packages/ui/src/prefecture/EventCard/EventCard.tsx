import { fullDate } from '@xinpu/sdk/format'
import { eventStatusLabels } from '@xinpu/sdk/labels'
import type { EventVO } from '@xinpu/sdk/types'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { hoursOf } from '../event-time.ts'
import { EventSeats } from '../EventSeats.tsx'
import * as S from './EventCard.styles.ts'

export interface EventCardProps {
  event: EventVO
  /** Where its programme is read. */
  href: Href
  /** The present moment when this is first drawn, by the server's clock. */
  now: Date
  /** Whether its programme is open beside the list. */
  isCurrent?: boolean
}

/** An event as a row: its day as a leaf of a calendar, where and when, how many seats are left. */
export const EventCard = ({ event, href, now, isCurrent = false }: EventCardProps) => (
  <S.Row $isCurrent={isCurrent}>
    <DayLeaf at={event.beginTime} />
    <S.About>
      <S.Title>
        <Link href={href} {...(isCurrent && { 'aria-current': 'true' as const })}>
          {event.title}
        </Link>
      </S.Title>
      <S.Facts>
        <span>{hoursOf(event)}</span>
        <span>{event.address}</span>
        <EventSeats event={event} />
      </S.Facts>
      <S.Summary>{event.summary}</S.Summary>
    </S.About>
    <S.State>
      {event.isSigned && <Tag tone="ok">已报名</Tag>}
      {event.status === 'upcoming' ? (
        <CountdownText until={event.beginTime} now={now} format="words" ended="已开始" />
      ) : (
        <span>{eventStatusLabels[event.status]}</span>
      )}
    </S.State>
  </S.Row>
)

/** Month and day, on China's clock. */
function DayLeaf({ at }: { at: string }) {
  const [, month = '', day = ''] = fullDate(new Date(at)).slice(0, 10).split('-')
  return (
    <S.Leaf dateTime={at}>
      <b>{Number(day)}</b>
      <span>{Number(month)} 月</span>
    </S.Leaf>
  )
}

export interface EventListProps {
  events: readonly EventVO[]
  /** The one whose programme is open. */
  current?: number
  hrefOf: (event: EventVO) => Href
  now: Date
}

/** Events one under the other, the next ones first. */
export const EventList = ({ events, current, hrefOf, now }: EventListProps) => (
  <ul>
    {events.map((event) => (
      <li key={event.id}>
        <EventCard event={event} href={hrefOf(event)} now={now} isCurrent={event.id === current} />
      </li>
    ))}
  </ul>
)
