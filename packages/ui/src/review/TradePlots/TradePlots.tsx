import { formatNumber } from '@xinpu/sdk/format'
import { figurePeriodLabels } from '@xinpu/sdk/labels'
import type { FigurePeriod, TradeFigures } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { ListFunnel } from './ListFunnel.tsx'
import { SpanPlot } from './SpanPlot.tsx'
import * as S from './TradePlots.styles.ts'

export interface TradePlotsProps {
  /** Days or weeks, the oldest first. */
  items: Listed<TradeFigures>
  period: FigurePeriod
  hrefOfPeriod: (period: FigurePeriod) => Href
}

/** What came of lists of parts, and how long demands and quotes waited, by the day or the week in which they began. */
export const TradePlots = ({ items, period, hrefOfPeriod }: TradePlotsProps) => (
  <S.Root>
    <LinkTabs
      label="统计周期"
      current={period}
      items={(Object.keys(figurePeriodLabels) as FigurePeriod[]).map((id) => ({
        id,
        label: figurePeriodLabels[id],
        href: hrefOfPeriod(id),
      }))}
    />
    <ListRegion list={items} count={6} empty={<EmptyState title="还没有统计" why="有清单和需求后画在这里。" />}>
      {(all) => (
        <>
          <ListFunnel periods={all} />
          <S.Plots>
            <SpanPlot title="需求到首个报价" periods={all} name="quoted" />
            <SpanPlot title="报价到答复" periods={all} name="answered" />
          </S.Plots>
          <S.Why>
            共 {formatNumber(all.length)} {period === 'day' ? '天' : '周'}，按开始的时间算；刚开始的还会变。
          </S.Why>
        </>
      )}
    </ListRegion>
  </S.Root>
)
