const day = 24 * 60 * 60 * 1000

/** How fresh a line is, in ticks out of three: said within a week, within two, within thirty days, or longer ago. */
export function ticksOf(updateTime: string, now: Date): 0 | 1 | 2 | 3 {
  const days = (now.getTime() - new Date(updateTime).getTime()) / day
  if (days <= 7) return 3
  if (days <= 14) return 2
  return days < 30 ? 1 : 0
}

/** The same in words, for who does not see the ticks. */
export const freshnessWords = ['已过期', '本月更新', '两周内更新', '本周更新'] as const
