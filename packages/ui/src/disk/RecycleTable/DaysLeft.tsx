import * as S from './RecycleTable.styles.ts'

/** Days that the bin keeps something. */
const kept = 30
const day = 86_400_000

/** Whole days until the bin lets go, 0 on the last one. */
export const daysLeft = (expireTime: string | undefined, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(expireTime ?? '') - now.getTime()) / day) || 0)

/** How long something is kept still; the last four days stand out. */
export const DaysLeft = ({ days }: { days: number }) => (
  <S.Left data-soon={days <= 4 || undefined}>
    <S.Rail aria-hidden>
      <i style={{ width: `${Math.min(100, (days / kept) * 100)}%` }} />
    </S.Rail>
    {days > 0 ? `${days} 天` : '今天清除'}
  </S.Left>
)
