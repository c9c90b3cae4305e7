import { formatNumber } from '@xinpu/sdk/format'
import type { EventVO } from '@xinpu/sdk/types'

/** How many seats are left, or how many come where there is room for all. */
export function EventSeats({ event: { seats, signCount } }: { event: EventVO }) {
  if (seats === undefined) return <span>{formatNumber(signCount)} 人报名，不限名额</span>
  const left = seats - signCount
  return <span>{left > 0 ? `余 ${formatNumber(left)} / ${formatNumber(seats)} 席` : '名额已满'}</span>
}
