import { fullDate, remainingTime } from '@xinpu/sdk/format'
import { useEffect, useEffectEvent } from 'react'
import { momentOf } from '../TimeText/moment-of.ts'
import { useNow } from '../TimeText/useNow.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { clockOf } from './clock.ts'
import * as S from './CountdownText.styles.ts'

export type CountdownFormat = 'clock' | 'words'

export interface CountdownTextProps {
  /** When it ends, as the server writes it; without a zone it is China's clock. */
  until: string
  /** The present moment when this is first drawn, by the server's clock. */
  now: Date
  /**
   * Every second on a clock (‘2 天 03:15:09’), or the product's words each minute (‘剩余 2 天’).
   *
   * @default 'clock'
   */
  format?: CountdownFormat
  /**
   * What stands there when nothing is left.
   *
   * @default '已结束'
   */
  ended?: string
  /** Heard once, when the time has run out before the reader's eyes. */
  onEnd?: () => void
  /**
   * Whether it counts; a picture or a print stands still.
   *
   * @default true
   */
  isLive?: boolean
}

/** How much time is left, counted while one looks; what it ends in is read aloud. */
export function CountdownText(props: CountdownTextProps) {
  const { until, now, format = 'clock', ended = '已结束', onEnd, isLive = true } = props
  const at = momentOf(until)
  const isOverAtFirst = at.getTime() <= now.getTime()
  const present = useNow(now, isLive && !isOverAtFirst ? steps[format] : 0)
  const left = at.getTime() - present.getTime()
  const isOver = left <= 0
  const news = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (isOver && !isOverAtFirst) news()
  }, [isOver, isOverAtFirst])

  if (Number.isNaN(left)) return until

  return (
    <>
      <S.Root
        dateTime={at.toISOString()}
        title={fullDate(at)}
        $nearness={nearnessOf(left)}
        $format={isOver ? 'words' : format}
      >
        {isOver ? ended : words[format](at, present)}
      </S.Root>
      {/* The seconds are not read aloud; the end is. */}
      <VisuallyHidden role="status">{isOver && !isOverAtFirst ? ended : ''}</VisuallyHidden>
    </>
  )
}

const hour = 3_600_000

const nearnessOf = (left: number): S.Nearness => (left <= 0 ? 'over' : left < hour ? 'near' : 'far')

const steps: Record<CountdownFormat, number> = { clock: 1000, words: 60_000 }

const words: Record<CountdownFormat, (at: Date, now: Date) => string> = {
  clock: (at, now) => clockOf(at.getTime() - now.getTime()),
  words: remainingTime,
}
