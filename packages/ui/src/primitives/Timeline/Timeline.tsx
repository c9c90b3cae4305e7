import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { FactsState } from '../DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { momentOf } from '../TimeText/moment-of.ts'
import { TimeText, type TimeMode } from '../TimeText/TimeText.tsx'
import * as S from './Timeline.styles.ts'

export type TimelineTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info'

export interface TimelineItem {
  /** When it happened, as the server writes it. */
  time: string
  /** What happened. */
  text: React.ReactNode
  /** @default 'neutral' */
  tone?: TimelineTone
  /** What else belongs to it: a reason, a link, a picture. */
  detail?: React.ReactNode
}

export interface TimelineProps {
  /** What happened, in any order. */
  items: readonly TimelineItem[]
  /** The present moment. */
  now: Date
  /**
   * The date and minute, or how long ago.
   *
   * @default 'full'
   */
  timeMode?: Exclude<TimeMode, 'remaining'>
  /** @default 'ready' */
  state?: FactsState
  /** Asks again after an error. */
  onRetry?: () => void
  /**
   * What an empty one says.
   *
   * @default '还没有记录'
   */
  empty?: string
}

/** What happened to a thing, the newest first, on a rail with its dates. */
export function Timeline(props: TimelineProps) {
  const { items, now, timeMode = 'full', state = 'ready', onRetry, empty = '还没有记录' } = props
  if (state === 'loading') return <Skeleton shape="row" count={4} />
  if (state === 'error') return <ErrorState kind="server" onRetry={onRetry} />
  if (!items.length) return <EmptyState title={empty} />

  return (
    <S.List>
      {newestFirst(items).map(({ time, text, tone = 'neutral', detail }, index) => (
        <S.Item key={`${time} ${index}`} $tone={tone}>
          <S.Mark>{marks[tone]}</S.Mark>
          <S.What>
            <S.Text>{text}</S.Text>
            <S.When>
              <TimeText value={time} now={now} mode={timeMode} />
            </S.When>
            {detail && <S.More>{detail}</S.More>}
          </S.What>
        </S.Item>
      ))}
    </S.List>
  )
}

/** Of the same moment, the one that was given first stays first. */
const newestFirst = (items: readonly TimelineItem[]) =>
  [...items].sort((one, other) => momentOf(other.time).getTime() - momentOf(one.time).getTime())

const drawn = { size: 16, strokeWidth: 1.5 }

const marks: Record<TimelineTone, React.ReactNode> = {
  neutral: <S.Disc aria-hidden />,
  ok: <CircleCheck {...drawn} role="img" aria-label="成功" />,
  warn: <TriangleAlert {...drawn} role="img" aria-label="注意" />,
  danger: <CircleAlert {...drawn} role="img" aria-label="失败" />,
  info: <Info {...drawn} aria-hidden />,
}
