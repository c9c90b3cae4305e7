import { formatNumber, fullDate } from '@xinpu/sdk/format'
import { eventStatusLabels } from '@xinpu/sdk/labels'
import type { EventVO } from '@xinpu/sdk/types'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
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
        <span>
          {clockOf(event.beginTime)}–{clockOf(event.endTime)}
        </span>
        <span>{event.address}</span>
        <Seats event={event} />
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

const clockOf = (at: string): string => fullDate(new Date(at)).slice(11)

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

function Seats({ event: { seats, signCount } }: { event: EventVO }) {
  if (seats === undefined) return <span>{formatNumber(signCount)} 人报名，不限名额</span>
  const left = seats - signCount
  return <span>{left > 0 ? `余 ${formatNumber(left)} / ${formatNumber(seats)} 席` : '名额已满'}</span>
}
