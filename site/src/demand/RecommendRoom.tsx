import { useQuery } from '@tanstack/react-query'
import { DemandList } from '@xinpu/ui/demand'
import { EmptyState, LinkButton, LinkTabs, Section } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { oneIn } from '../account/center-search.ts'
import { KeptSearches } from '../account/KeptSearches.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { HidePost, ShowHidden } from './HidePost.tsx'
import { createPlace, hallPlace, postPlace } from './places.ts'
import { PostAction } from './PostAction.tsx'
import { recommendedPosts } from './queries.ts'

const room = 12
const types = { 1: 1, 0: 0 } as const

/** R111: posts of others that suit what the person posts or searches, each with its reason, above those searches. */
export function RecommendRoom({ search: { kind: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const kind = oneIn(['all', '1', '0'], given)
  const posts = useQuery(
    recommendedPosts(call, { pageIndex: page, pageSize, ...(kind !== 'all' && { type: types[kind] }) }),
  )
  const hrefOf = (said: { kind?: string | undefined; page?: number }) => centerHref({ type: room, ...said })
  const hidden = posts.data?.hiddenCount ?? 0
  const narrowed = kind === 'all' ? undefined : kind

  return (
    <>
      <Section title="为您找到的供求" meta={hidden > 0 && <ShowHidden count={hidden} />}>
        <LinkTabs
          label="类型"
          current={kind}
          items={[
            { id: 'all', label: '全部', href: hrefOf({}) },
            { id: '1', label: '求购', href: hrefOf({ kind: '1' }) },
            { id: '0', label: '供应', href: hrefOf({ kind: '0' }) },
          ]}
        />
        <DemandList
          demands={shownOf(posts)}
          hrefOf={({ id }) => place(postPlace(id))}
          now={new Date(visit.now)}
          paging={{ page, pageSize, hrefFor: (other) => hrefOf({ kind: narrowed, page: other }) }}
          renderAction={(post) => (
            <>
              <PostAction post={post} isMine={false} />
              <HidePost post={post} />
            </>
          )}
          empty={<NothingFound />}
        />
      </Section>
      <KeptSearches scene="demand" start={place(hallPlace(1))} />
    </>
  )
}

/** Nobody is found for who neither posts nor searches. */
function NothingFound() {
  const place = usePlace()
  return (
    <EmptyState
      title="还没有对得上的供求"
      why="发布求购或供应，或在供求大厅保存搜索，对得上的信息会列在这里并提醒您。"
      action={
        <LinkButton tone="primary" href={place(createPlace())}>
          发布供求
        </LinkButton>
      }
      secondary={<LinkButton href={place(hallPlace(1))}>去供求大厅保存搜索</LinkButton>}
    />
  )
}
