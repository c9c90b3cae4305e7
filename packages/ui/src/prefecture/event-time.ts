import { fullDate } from '@xinpu/sdk/format'
import type { EventVO } from '@xinpu/sdk/types'

type Span = Pick<EventVO, 'beginTime' | 'endTime'>

const [dayLength, weekdays] = [10, ['周日', '周一', '周二', '周三', '周四', '周五', '周六']]

/** From when to when, on China's clock; the day of its end is named where it is another. */
export function hoursOf({ beginTime, endTime }: Span): string {
  const [begin, end] = [fullDate(new Date(beginTime)), fullDate(new Date(endTime))]
  const isOneDay = begin.slice(0, dayLength) === end.slice(0, dayLength)
  return `${begin.slice(dayLength + 1)}–${isOneDay ? end.slice(dayLength + 1) : end.slice(5)}`
}

/** The same with the day and its weekday. */
export function daysOf(span: Span): string {
  const day = fullDate(new Date(span.beginTime)).slice(0, dayLength)
  return `${day} ${weekdays[new Date(day).getUTCDay()]} ${hoursOf(span)}`
}
