import * as S from './BarPlot.styles.ts'
import { ticksOf, tickWords } from './ticks.ts'

export interface BarPlotProps {
  /** The most important figure in words. */
  caption: React.ReactNode
  /** What each bar is as high as, from left to right; none is below nothing. */
  bars: readonly number[]
  /** What the first and the last bar are of. */
  ends: readonly [string, string]
  /** The same figures as text, and what else belongs to them; the first column names the row. */
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** Bars beside each other: a drawing for the eye, and the same figures as a table. */
export const BarPlot = ({ caption, bars, ends, table }: BarPlotProps) => (
  <S.Root>
    <figcaption>{caption}</figcaption>
    <Drawing bars={bars} />
    <S.Ends aria-hidden>
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </S.Ends>
    <Table {...table} />
  </S.Root>
)

/** A picture only: its figures stand under it. */
function Drawing({ bars }: { bars: readonly number[] }) {
  const highest = Math.max(0, ...bars)
  const share = (value: number) => `${highest === 0 ? 0 : (100 * value) / highest}%`

  return (
    <S.Plot aria-hidden>
      {ticksOf(highest).map((tick) => (
        <div key={tick} data-tick style={{ bottom: share(tick) }}>
          <span>{tickWords(tick)}</span>
        </div>
      ))}
      {bars.map((value, at) => (
        // Bars have nothing of their own but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={at}
          data-bar
          data-highest={at === bars.indexOf(highest) || undefined}
          style={{ height: share(value) }}
        />
      ))}
    </S.Plot>
  )
}

const Table = ({ caption, head, rows }: BarPlotProps['table']) => (
  <S.Figures>
    <summary>看数字</summary>
    <table>
      <caption hidden>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <td>{name}</td>
            {head.slice(1).map((column, at) => (
              <td key={column}>{cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </S.Figures>
)
