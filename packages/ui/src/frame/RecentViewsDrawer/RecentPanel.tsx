import type { AgentVO, Page, RecentViewRecord } from '@xinpu/sdk/types'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { failureIn, pageIn, rowsOf } from '../../primitives/ListRegion/listed.ts'
import { AgentRow } from '../../primitives/RecordRow/AgentRow.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { byDay } from '../../primitives/TimeText/days.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { RecentRow } from './RecentRow.tsx'
import { recentTabs, type RecentTab } from './recent-tabs.ts'
import type { RecentViewsDrawerProps } from './RecentViewsDrawer.tsx'
import * as S from './RecentViewsDrawer.styles.ts'

interface RecentPanelProps extends RecentViewsDrawerProps {
  tab: RecentTab
  chosen: ReadonlySet<number>
  onChoose?: (chosen: ReadonlySet<number>) => void
}

/** One tab in whatever state it is. */
export function RecentPanel(props: RecentPanelProps) {
  const { tab, pages, starts, onLogin } = props
  const page = pageIn<unknown>(pages[tab])
  const failure = failureIn(pages[tab])

  if (failure) return <ErrorState {...failure} />
  if (!page)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">正在加载</VisuallyHidden>
        <Skeleton shape="row" count={6} />
      </div>
    )
  if (page.data.length === 0) {
    const { why, way } = recentTabs.find(({ id }) => id === tab) ?? { why: undefined, way: '' }
    const start = starts?.[tab]
    return (
      <EmptyState
        title="还没有浏览记录"
        why={why}
        action={start && <LinkButton href={start}>{way}</LinkButton>}
        secondary={onLogin && <Button onPress={onLogin}>登录</Button>}
      />
    )
  }

  return (
    <>
      <Rows {...props} />
      <More {...props} page={page} />
    </>
  )
}

function Rows(props: RecentPanelProps) {
  const { tab, pages } = props
  const id = useId()
  if (tab === 'agent')
    return (
      <S.List>
        {rowsOf<AgentVO>(pages.agent).map((agent) => (
          <AgentRow key={agent.id} agent={agent} href={props.places.agent(agent.id)} />
        ))}
      </S.List>
    )

  return byDay(rowsOf<RecentViewRecord>(pages[tab]), props.now).map(({ name, records }) => (
    <div key={name}>
      <S.Day id={`${id}${name}`}>{name}</S.Day>
      <S.List aria-labelledby={`${id}${name}`}>
        {records.map((record) => (
          <RecentRow key={record.id} record={record} {...props} />
        ))}
      </S.List>
    </div>
  ))
}

/** The next page under the ones so far. */
function More({ tab, page, onMore }: RecentPanelProps & { page: Page<unknown> }) {
  const [isComing, setComing] = useState(false)
  if (!onMore || page.data.length >= page.totalRecord) return null

  const fetchMore = () => {
    setComing(true)
    onMore(tab)
      .catch(() => undefined)
      .finally(() => setComing(false))
  }

  return (
    <S.More>
      <Button shape="block" isPending={isComing} onPress={fetchMore}>
        {isComing ? '正在加载' : '加载更多'}
      </Button>
    </S.More>
  )
}
