import { barsOf, plot } from './bars.ts'
import * as S from './FinanceTable.styles.ts'

/** A small plot; its figures stand in the table that its line opens to. */
export function Bars({ values }: { values: readonly (number | null)[] }) {
  const { bars, zero } = barsOf(values)
  return (
    <S.Plot viewBox={`0 0 ${plot.width} ${plot.height}`} width={plot.width} height={plot.height} aria-hidden>
      {bars.map(({ x, y, height, isLast }) => (
        <rect key={x} x={x} y={y} width={plot.bar} height={height} data-last={isLast || undefined} />
      ))}
      <path d={`M0 ${zero}H${plot.width}`} />
    </S.Plot>
  )
}
