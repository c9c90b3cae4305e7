import { formatNumber } from '@xinpu/sdk/format'
import type { FigureDay, PageViews } from '@xinpu/sdk/types'
import { BarPlot } from '../../primitives/BarPlot/BarPlot.tsx'
import { DataTable, type Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { failureIn, pageIn, type Listed } from '../../primitives/ListRegion/listed.ts'
import { NumberText } from '../../primitives/NumberText/NumberText.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import * as S from './VisitFigures.styles.ts'

export interface VisitFiguresProps {
  /** The last 30 days, the oldest first. */
  days: Listed<FigureDay>
  /** The pages that were opened most. */
  pages: Listed<PageViews>
}

/** How often pages were opened and parts searched for, by the day and by the page; nobody is told apart. */
export const VisitFigures = ({ days, pages }: VisitFiguresProps) => (
  <S.Root>
    <S.Why>只数次数，不区分访客；请求不跟踪的浏览器和爬虫不计入。</S.Why>
    <ListRegion
      list={days}
      count={6}
      empty={<EmptyState title="还没有统计" why="有人打开页面后，每天的次数画在这里。" />}
    >
      {(all) => (
        <S.Plots>
          {plots.map(({ label, name }) => (
            <Section key={name} title={label}>
              <DayPlot label={label} days={all} name={name} />
            </Section>
          ))}
        </S.Plots>
      )}
    </ListRegion>
    <Section title="打开最多的页面" meta="近 30 天">
      <DataTable
        caption="打开最多的页面"
        columns={columns}
        rows={pageIn(pages)?.data ?? []}
        rowKey={({ place }) => place}
        state={pageIn(pages) ? 'ready' : failureIn(pages) ? 'error' : 'loading'}
        error={failureOf(pages)}
        empty={<EmptyState title="还没有页面被打开" why="有人打开页面后，打开最多的列在这里。" />}
      />
    </Section>
  </S.Root>
)

const plots = [
  { label: '页面访问', name: 'views' },
  { label: '型号与资料搜索', name: 'searches' },
  { label: '没有结果的搜索', name: 'missed' },
] as const

interface DayPlotProps {
  label: string
  days: readonly FigureDay[]
  name: (typeof plots)[number]['name']
}

function DayPlot({ label, days, name }: DayPlotProps) {
  const sum = days.reduce((all, day) => all + day[name], 0)
  if (sum === 0) return <S.Why>近 30 天没有。</S.Why>

  return (
    <BarPlot
      caption={
        <>
          30 天 <b>{formatNumber(sum)}</b> 次，今天 <b>{formatNumber(days.at(-1)?.[name] ?? 0)}</b> 次
        </>
      }
      bars={days.map((day) => day[name])}
      ends={[days[0]?.day.slice(5) ?? '', '今天']}
      table={{
        caption: `每天的${label}`,
        head: ['日期', '次数'],
        rows: days.filter((day) => day[name] > 0).map((day) => [day.day, formatNumber(day[name])]),
      }}
    />
  )
}

function failureOf(list: Listed<unknown>) {
  const failure = failureIn(list)
  return failure && <ErrorState {...failure} />
}

const columns: Column<PageViews>[] = [
  { id: 'place', header: '页面', cell: ({ place }) => <S.Place>{place}</S.Place> },
  { id: 'views', header: '次数', align: 'right', width: '120px', cell: ({ views }) => <NumberText value={views} /> },
]
