import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { TrendsGroup } from '@xinpu/sdk/types'
import { MemberGrid } from '@xinpu/ui/circle'
import { IndexLayout } from '@xinpu/ui/layout'
import { Alert, Breadcrumb, EmptyState, EntityHeader, LinkButton, LinkTabs, ListRegion } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { CircleAside } from './CircleAside.tsx'
import { JoinAction } from './JoinAction.tsx'
import { allCirclesPlace, circleHomePlace, circlePlace, composePlace, type CircleTab } from './places.ts'
import { circleNumbered, membersOf, membersPageSize, trendsOf, trendsPageSize } from './queries.ts'
import { TrendRows } from './TrendRows.tsx'

export interface CirclePageProps {
  id: number
  page: number
  tab: CircleTab | undefined
}

/** R100: one circle, its posts or its members. */
export function CirclePage({ id, page, tab }: CirclePageProps) {
  const place = usePlace()
  const { data: circle } = useSuspenseQuery(circleNumbered(useCall(), id))

  return (
    <IndexLayout
      breadcrumb={<Breadcrumb items={[{ label: '圈子', href: place(circleHomePlace()) }, { label: circle.name }]} />}
      head={<Head circle={circle} />}
      aside={<CircleAside />}
    >
      <LinkTabs
        label="圈子的内容"
        current={tab ?? 'newest'}
        items={[
          { id: 'newest', label: '最新', href: place(circlePlace(id)) },
          { id: 'hot', label: '最热', href: place(circlePlace(id, 1, 'hot')) },
          { id: 'unanswered', label: '未解决', href: place(circlePlace(id, 1, 'unanswered')) },
          { id: 'members', label: '成员', count: circle.memberCount, href: place(circlePlace(id, 1, 'members')) },
        ]}
      />
      {tab === 'members' ? <Members id={id} page={page} /> : <Posts id={id} page={page} tab={tab} />}
    </IndexLayout>
  )
}

function Head({ circle }: { circle: TrendsGroup }) {
  const place = usePlace()
  return (
    <>
      <EntityHeader
        kind="circle"
        entity={circle}
        actions={
          circle.status === 'open' && (
            <>
              <JoinAction circle={circle} />
              <LinkButton tone="primary" size="sm" href={place(composePlace(circle.id))}>
                发帖
              </LinkButton>
            </>
          )
        }
      />
      {circle.status === 'pending' && <Alert title={`「${circle.name}」在审核，通过后您是圈主。现在只有您能看到。`} />}
      {circle.status === 'rejected' && (
        <Alert tone="warn" title={`没有通过：${circle.rejectReason ?? ''}。草稿还在。`} />
      )}
    </>
  )
}

function Posts({ id, page, tab }: CirclePageProps) {
  const place = usePlace()
  const sort = tab === 'hot' || tab === 'unanswered' ? tab : 'newest'
  const found = useQuery(trendsOf(useCall(), { groupId: id, sort, page }))
  return (
    <ListRegion
      list={shownOf(found)}
      paging={{ page, pageSize: trendsPageSize, hrefFor: (next) => place(circlePlace(id, next, tab)) }}
      empty={
        <EmptyState
          title={tab === 'unanswered' ? '问题都有人答了' : '这个圈子还没有帖子'}
          why="发第一帖，说说这里聊什么。"
          action={<LinkButton href={place(composePlace(id))}>发帖</LinkButton>}
          secondary={<LinkButton href={place(allCirclesPlace())}>看别的圈子</LinkButton>}
        />
      }
    >
      {(rows) => <TrendRows rows={rows} inCircle />}
    </ListRegion>
  )
}

function Members({ id, page }: { id: number; page: number }) {
  const place = usePlace()
  const members = useQuery(membersOf(useCall(), id, page))
  return (
    <ListRegion
      list={shownOf(members)}
      paging={{ page, pageSize: membersPageSize, hrefFor: (next) => place(circlePlace(id, next, 'members')) }}
      empty={<EmptyState title="还没有成员" why="加入以后，这个圈子的新帖会出现在您的首页。" />}
    >
      {(rows) => <MemberGrid members={rows} />}
    </ListRegion>
  )
}
