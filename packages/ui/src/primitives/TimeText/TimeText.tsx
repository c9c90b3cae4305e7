import { fullDate, relativeDate } from '@xinpu/sdk/format'

export type TimeMode = 'relative' | 'full' | 'remaining'

export interface TimeTextProps {
  /** A moment, as the server writes it; without a zone it is China's clock. */
  value: string
  /** The present moment. An argument, so that server and browser say the same. */
  now: Date
  /**
   * How long ago, the date and minute, or how long is left.
   *
   * @default 'relative'
   */
  mode?: TimeMode
}

/** A moment, the way the product says it; its full date is the title. */
export function TimeText({ value, now, mode = 'relative' }: TimeTextProps) {
  const at = momentOf(value)
  if (Number.isNaN(at.getTime())) return value

  return (
    <time dateTime={at.toISOString()} title={fullDate(at)}>
      {words[mode](at, now)}
    </time>
  )
}

const words: Record<TimeMode, (at: Date, now: Date) => string> = {
  relative: relativeDate,
  full: fullDate,
  remaining: remainingTime,
}

const hour = 3_600_000
const day = 24 * hour

function remainingTime(at: Date, now: Date): string {
  const left = at.getTime() - now.getTime()
  if (left <= 0) return '已过期'
  if (left < hour) return '不足 1 小时'
  if (left < day) return `剩余 ${Math.floor(left / hour)} 小时`

  return `剩余 ${Math.floor(left / day)} 天`
}

/** ‘2025-11-03 09:12:00’ has no zone: the product stands in China. */
function momentOf(value: string): Date {
  const iso = value.trim().replace(' ', 'T')
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10))
  if (hasZone) return new Date(iso)

  return new Date(`${iso.length > 10 ? iso : `${iso}T00:00:00`}+08:00`)
}
