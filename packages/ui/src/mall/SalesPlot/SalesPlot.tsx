import { formatAmount, formatNumber } from '@xinpu/sdk/format'
import type { SalesDay } from '@xinpu/sdk/types'
import { BarPlot } from '../../primitives/BarPlot/BarPlot.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { barsOf } from './sales-days.ts'

export interface SalesPlotProps {
  /** Days on which something was sold; the others are filled in. */
  days: readonly SalesDay[]
  currency: SalesDay['currency']
  /** The moment at which the last day ends. */
  now: Date
}

/** What was sold on each of the last 30 days: a drawing, and the same figures as a table. */
export function SalesPlot({ days, currency, now }: SalesPlotProps) {
  const bars = barsOf(days, currency, now)
  const highest = bars.reduce((best, bar) => (bar.amount > best.amount ? bar : best))
  if (highest.amount === 0) return <EmptyState title="近 30 天还没有成交" why="有订单付款后，每天的成交额画在这里。" />

  return (
    <BarPlot
      caption={
        <>
          最高 {highest.day.slice(5)}，<b>{formatAmount(highest.amount, currency)}</b>
        </>
      }
      bars={bars.map(({ amount }) => amount)}
      ends={[bars[0]?.day.slice(5) ?? '', '今天']}
      table={{
        caption: '每天成交',
        head: ['日期', '订单', '成交额'],
        rows: bars
          .filter(({ orderCount }) => orderCount > 0)
          .map(({ day, orderCount, amount }) => [day, formatNumber(orderCount), formatAmount(amount, currency)]),
      }}
    />
  )
}
