import { useQuery } from '@tanstack/react-query'
import { aliasAdd, aliasList, aliasRemove, figureDays, figureMissed, figurePages, figureTrade } from '@xinpu/sdk/admin'
import { figurePeriodLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import { LinkTabs, toast } from '@xinpu/ui/primitives'
import { AliasTable, MissedTable, TradePlots, VisitFigures } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { listOf, shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

const here = { type: 99, tab: 'figures' }
const isPeriod = namedIn(figurePeriodLabels)

const views = [
  { id: 'visits', label: '访问', Panel: Visits },
  { id: 'missed', label: '没有结果的搜索', Panel: Missed },
  { id: 'aliases', label: '搜索别名', Panel: Aliases },
  { id: 'trade', label: '清单与报价', Panel: Trade },
]

/** What was counted: visits, searches that found nothing, and what came of lists and demands. */
export function FigureTab({ search }: RoomProps) {
  const { id: current, Panel } = views.find(({ id }) => id === search.kind) ?? { id: 'visits', Panel: Visits }

  return (
    <>
      <LinkTabs
        label="统计"
        current={current}
        items={views.map(({ id, label }) => ({ id, label, href: centerHref({ ...here, kind: id }) }))}
      />
      <Panel search={search} />
    </>
  )
}

function Visits() {
  const call = useCall()
  const days = useQuery({ ...query(call, figureDays, {}), staleTime: 0 })
  const pages = useQuery({ ...query(call, figurePages, {}), staleTime: 0 })
  return <VisitFigures days={listOf(days)} pages={listOf(pages)} />
}

function Missed({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const act = useAct()
  const missed = useQuery({ ...query(call, figureMissed, { pageIndex: page, pageSize }), staleTime: 0 })

  return (
    <MissedTable
      items={shownOf(missed)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, kind: 'missed', page: other })}
      onAddAlias={(told) => act(aliasAdd, told, () => toast.success('已加别名，下一次搜索起生效'))}
    />
  )
}

function Aliases({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const aliases = useQuery(query(call, aliasList, { pageIndex: page, pageSize }))

  return (
    <AliasTable
      items={shownOf(aliases)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, kind: 'aliases', page: other })}
      onRemove={(id) => act(aliasRemove, { id }, () => toast.success('别名已删除'))}
      now={new Date(visit.now)}
    />
  )
}

function Trade({ search: { status } }: RoomProps) {
  const call = useCall()
  const period = isPeriod(status) ? status : 'week'
  const trade = useQuery(query(call, figureTrade, { period }))

  return (
    <TradePlots
      items={listOf(trade)}
      period={period}
      hrefOfPeriod={(other) => centerHref({ ...here, kind: 'trade', status: other })}
    />
  )
}
