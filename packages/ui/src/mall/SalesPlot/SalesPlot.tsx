import { formatAmount, formatNumber } from '@xinpu/sdk/format'
import type { SalesDay } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { barsOf, ticksOf, tickWords, type SalesBar } from './sales-days.ts'
import * as S from './SalesPlot.styles.ts'

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
    <S.Root>
      <figcaption>
        最高 {highest.day.slice(5)}，<b>{formatAmount(highest.amount, currency)}</b>
      </figcaption>
      <Drawing bars={bars} highest={highest} />
      <S.Ends aria-hidden>
        <span>{bars[0]?.day.slice(5)}</span>
        <span>今天</span>
      </S.Ends>
      <Table bars={bars} currency={currency} />
    </S.Root>
  )
}

/** A picture only: its figures stand under it. */
const Drawing = ({ bars, highest }: { bars: readonly SalesBar[]; highest: SalesBar }) => (
  <S.Plot aria-hidden>
    {ticksOf(highest.amount).map((tick) => (
      <div key={tick} data-tick style={{ bottom: percent(tick, highest) }}>
        <span>{tickWords(tick)}</span>
      </div>
    ))}
    {bars.map((bar) => (
      <div
        key={bar.day}
        data-bar
        data-highest={bar === highest || undefined}
        style={{ height: percent(bar.amount, highest) }}
      />
    ))}
  </S.Plot>
)

const percent = (amount: number, { amount: most }: SalesBar): string => `${(100 * amount) / most}%`

const Table = ({ bars, currency }: { bars: readonly SalesBar[]; currency: SalesDay['currency'] }) => (
  <S.Figures>
    <summary>看数字</summary>
    <table>
      <caption hidden>每天成交</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">订单</th>
          <th scope="col">成交额</th>
        </tr>
      </thead>
      <tbody>
        {bars
          .filter(({ orderCount }) => orderCount > 0)
          .map(({ day, orderCount, amount }) => (
            <tr key={day}>
              <td>{day}</td>
              <td>{formatNumber(orderCount)}</td>
              <td>{formatAmount(amount, currency)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </S.Figures>
)
