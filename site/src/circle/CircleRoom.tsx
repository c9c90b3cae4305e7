import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCard, CircleGrid } from '@xinpu/ui/circle'
import { EmptyState, LinkButton, LinkTabs, ListRegion } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { JoinAction } from './JoinAction.tsx'
import { OwnSaid } from '../article/OwnSaid.tsx'
import { allCirclesPlace, circleHomePlace, circlePlace, composePlace } from './places.ts'
import { circlesPageSize, joinedCircles, keptTrends, ownTrends, trendsPageSize } from './queries.ts'
import { TrendRows } from './TrendRows.tsx'

const room = 3

/** R020, room 3: what a person posted, in every state, what they answered and kept, and the circles they joined. */
export function CircleRoom({ search: { tab: given, page = 1 } }: RoomProps) {
  const tab = oneIn(['posts', 'answers', 'kept', 'circles'], given)
  return (
    <>
      <LinkTabs
        label="我的圈子"
        current={tab}
        items={[
          { id: 'posts', label: '我的帖子', href: centerHref({ type: room }) },
          { id: 'answers', label: '我的回答', href: centerHref({ type: room, tab: 'answers' }) },
          { id: 'kept', label: '收藏的帖子', href: centerHref({ type: room, tab: 'kept' }) },
          { id: 'circles', label: '加入的圈子', href: centerHref({ type: room, tab: 'circles' }) },
        ]}
      />
      {tab === 'posts' && <OwnPosts page={page} />}
      {tab === 'answers' && <OwnAnswers page={page} />}
      {tab === 'kept' && <KeptPosts page={page} />}
      {tab === 'circles' && <Joined page={page} />}
    </>
  )
}

function OwnPosts({ page }: { page: number }) {
  const place = usePlace()
  const posts = useQuery({ ...ownTrends(useCall(), page), placeholderData: keepPreviousData })
  return (
    <ListRegion
      list={shownOf(posts)}
      paging={{ page, pageSize: trendsPageSize, hrefFor: (next) => centerHref({ type: room, page: next }) }}
      empty={
        <EmptyState
          title="还没有发过帖"
          why="把电路、型号和量到的写清楚，有人踩过同一个坑。"
          action={
            <LinkButton tone="primary" href={place(composePlace(0))}>
              提一个问题
            </LinkButton>
          }
        />
      }
    >
      {(rows) => <TrendRows rows={rows} />}
    </ListRegion>
  )
}

/** What the person said below posts: answers to questions, and comments. */
function OwnAnswers({ page }: { page: number }) {
  const place = usePlace()
  return (
    <OwnSaid
      type={5}
      page={page}
      hrefFor={(next) => centerHref({ type: room, tab: 'answers', page: next })}
      empty={
        <EmptyState
          title="还没有回答过"
          why="量过、算过，或者踩过同一个坑，写下来帮后来的人。"
          action={<LinkButton href={place(circleHomePlace({ tab: 'unanswered' }))}>看看待回答的问题</LinkButton>}
        />
      }
    />
  )
}

function KeptPosts({ page }: { page: number }) {
  const place = usePlace()
  const posts = useQuery({ ...keptTrends(useCall(), page), placeholderData: keepPreviousData })
  return (
    <ListRegion
      list={shownOf(posts)}
      paging={{
        page,
        pageSize: trendsPageSize,
        hrefFor: (next) => centerHref({ type: room, tab: 'kept', page: next }),
      }}
      empty={
        <EmptyState
          title="还没有收藏帖子"
          why="在帖子右上角按“收藏”，以后在这里找到。"
          action={<LinkButton href={place(circleHomePlace())}>去圈子看看</LinkButton>}
        />
      }
    >
      {(rows) => <TrendRows rows={rows} />}
    </ListRegion>
  )
}

function Joined({ page }: { page: number }) {
  const place = usePlace()
  const circles = useQuery({ ...joinedCircles(useCall(), page), placeholderData: keepPreviousData })
  return (
    <ListRegion
      list={shownOf(circles)}
      paging={{
        page,
        pageSize: circlesPageSize,
        hrefFor: (next) => centerHref({ type: room, tab: 'circles', page: next }),
      }}
      empty={
        <EmptyState
          title="还没有加入圈子"
          why="加入后，每周告诉您圈子里说得最多的。"
          action={<LinkButton href={place(allCirclesPlace())}>去看看</LinkButton>}
        />
      }
    >
      {(rows) => (
        <CircleGrid>
          {rows.map((circle) => (
            <CircleCard
              key={circle.id}
              shape="cell"
              circle={circle}
              href={place(circlePlace(circle.id))}
              action={<JoinAction circle={circle} />}
            />
          ))}
        </CircleGrid>
      )}
    </ListRegion>
  )
}
