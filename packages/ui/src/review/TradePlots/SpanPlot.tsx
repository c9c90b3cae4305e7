import { formatNumber } from '@xinpu/sdk/format'
import type { TradeFigures } from '@xinpu/sdk/types'
import { BarPlot } from '../../primitives/BarPlot/BarPlot.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { spanWords } from './span-words.ts'
import * as S from './TradePlots.styles.ts'

interface SpanPlotProps {
  title: string
  periods: readonly TradeFigures[]
  name: 'quoted' | 'answered'
}

/** How long something waited: half of them no longer than the bar, nine of ten as the table says. */
export function SpanPlot({ title, periods, name }: SpanPlotProps) {
  const last = periods.findLast((one) => one[name].count > 0)

  return (
    <Section title={title}>
      {last ? (
        <BarPlot
          caption={
            <>
              {last.since.slice(5)} 起：一半在 <b>{spanWords(last[name].median)}</b> 内，九成在{' '}
              <b>{spanWords(last[name].p90)}</b> 内。图为一半用时，单位小时
            </>
          }
          bars={periods.map((one) => (one[name].median ?? 0) / 60)}
          ends={[periods[0]?.since.slice(5) ?? '', periods.at(-1)?.since.slice(5) ?? '']}
          table={{
            caption: title,
            head: ['起始日', '件数', '一半在', '九成在'],
            rows: periods.map(({ since, [name]: { count, median, p90 } }) => [
              since,
              formatNumber(count),
              spanWords(median),
              spanWords(p90),
            ]),
          }}
        />
      ) : (
        <S.Why>这段时间还没有。</S.Why>
      )}
    </Section>
  )
}
