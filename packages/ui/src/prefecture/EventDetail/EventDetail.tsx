import { eventStatusLabels } from '@xinpu/sdk/labels'
import type { EventVO } from '@xinpu/sdk/types'
import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { daysOf } from '../event-time.ts'
import { EventSeats } from '../EventSeats.tsx'
import * as S from './EventDetail.styles.ts'

export interface EventDetailProps {
  event: EventVO
  /** The present moment when this is first drawn, by the server's clock. */
  now: Date
  /** The name of its place on the page: below a list it is led to. */
  anchor: string
  /** Takes a seat, or changes what was said. */
  onSign: () => void
  /** Gives it to the reader's own calendar. */
  onCalendar: () => void
  /** The programme. */
  children: React.ReactNode
}

/** One event: when and where, its programme, and a seat at it. */
export function EventDetail({ event, now, anchor, children, ...acts }: EventDetailProps) {
  const id = useId()
  return (
    <S.Root id={anchor} aria-labelledby={id}>
      {event.imgUrl && <Image src={event.imgUrl} alt="" ratio={16 / 9} />}
      <S.Told>
        <h2 id={id}>{event.title}</h2>
        <S.Facts>
          <time dateTime={event.beginTime}>{daysOf(event)}</time>
          <span>{event.address}</span>
        </S.Facts>
        <p>{event.summary}</p>
        {children}
      </S.Told>
      <S.Bar>
        <Standing event={event} now={now} />
        {event.status !== 'ended' && <Acts event={event} {...acts} />}
      </S.Bar>
    </S.Root>
  )
}

/** What is left: seats, and time. */
const Standing = ({ event, now }: Pick<EventDetailProps, 'event' | 'now'>) => (
  <S.Facts>
    {event.isSigned && <Tag tone="ok">已报名</Tag>}
    <EventSeats event={event} />
    {event.status === 'upcoming' ? (
      <CountdownText until={event.beginTime} now={now} format="words" ended="已开始" />
    ) : (
      <span>{eventStatusLabels[event.status]}</span>
    )}
  </S.Facts>
)

function Acts({ event, onSign, onCalendar }: Pick<EventDetailProps, 'event' | 'onSign' | 'onCalendar'>) {
  const isFull = event.seats !== undefined && event.signCount >= event.seats && !event.isSigned
  return (
    <S.Acts>
      <Button onPress={onCalendar}>
        <Icon of={CalendarPlus} />
        加入日历
      </Button>
      <Button tone={event.isSigned ? 'plain' : 'primary'} isDisabled={isFull} onPress={onSign}>
        {event.isSigned ? '修改报名' : isFull ? '名额已满' : '报名'}
      </Button>
    </S.Acts>
  )
}
