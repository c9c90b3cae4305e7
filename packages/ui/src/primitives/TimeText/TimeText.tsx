// chunk: time
import { fullDate, relativeDate, remainingTime } from '@xinpu/sdk/format'
import { momentOf } from './moment-of.ts'
import { useNow } from './useNow.ts'

export type TimeMode = 'relative' | 'full' | 'remaining'

export interface TimeTextProps {
  /** A moment, as the server writes it; without a zone it is China's clock. */
  value: string
  /** The present moment when this is first drawn. An argument, so that server and browser say the same. */
  now: Date
  /**
   * How long ago, the date and minute, or how long is left; the first and last move on each minute.
   *
   * @default 'relative'
   */
  mode?: TimeMode
}

/** A moment, the way the product says it; its full date is the title. */
export function TimeText({ value, now, mode = 'relative' }: TimeTextProps) {
  const present = useNow(now, mode === 'full' ? 0 : minute)
  const at = momentOf(value)
  if (Number.isNaN(at.getTime())) return value

  return (
    <time dateTime={at.toISOString()} title={fullDate(at)}>
      {words[mode](at, present)}
    </time>
  )
}

const minute = 60_000

const words: Record<TimeMode, (at: Date, now: Date) => string> = {
  relative: relativeDate,
  full: fullDate,
  remaining: remainingTime,
}
