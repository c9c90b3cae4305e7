import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { demandStatusLabels } from '@xinpu/sdk/labels'
import type { DemandStatus, MyDemand } from '@xinpu/sdk/types'
import { PostTable } from '@xinpu/ui/demand'
import { EmptyState, LinkButton, ListToolbar } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { importPlace } from './import-params.ts'
import { KeywordFilter } from './KeywordFilter.tsx'
import { orderIn, orders, postsHref, type PostsAsked } from './own-posts.ts'
import { createPlace, postPlace } from './places.ts'
import { PostBulk } from './PostBulk.tsx'
import { PostMenu } from './PostMenu.tsx'
import { myPosts } from './queries.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { usePostChange } from './use-post-change.ts'
import { useTicked } from './use-ticked.ts'

interface OwnPostsProps {
  asked: PostsAsked
  page: number
  /** How many there are in a state. */
  countOf: (status: DemandStatus | undefined) => number | undefined
}

/** A person's own posts of a kind and state, to look after one or many at once. */
export function OwnPosts({ asked, page, countOf }: OwnPostsProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const navigate = useNavigate()
  const { kind, status, keywords, sort } = asked
  const posts = useQuery({
    ...myPosts(call, {
      pageIndex: page,
      pageSize,
      sort,
      ...(kind !== undefined && { type: kind }),
      ...(status && { status }),
      ...(keywords && { keywords }),
    }),
    placeholderData: keepPreviousData,
  })
  const { selected, faults, tick, settle } = useTicked(postsHref(asked, page))
  const change = usePostChange()
  const hrefOf = useCallback(({ id }: MyDemand) => place(postPlace(id)), [place])
  const rows = posts.data?.data ?? []

  return (
    <>
      <StatusTabs
        label="状态"
        labels={demandStatusLabels}
        current={status}
        countOf={countOf}
        hrefOf={(wanted) => postsHref({ ...asked, status: wanted })}
      />
      <KeywordFilter
        label="型号"
        placeholder="型号或品牌"
        keywords={keywords}
        hrefOf={(words) => postsHref({ ...asked, keywords: words })}
      />
      {posts.data && (
        <ListToolbar
          title="供求"
          total={posts.data.totalRecord}
          order={{
            value: sort,
            options: Object.entries(orders).map(([value, label]) => ({ value, label })),
            onChange: (value) => void navigate({ href: postsHref({ ...asked, sort: orderIn(value) }) }),
          }}
        >
          <LinkButton size="sm" href={place(importPlace())}>
            表格发布
          </LinkButton>
          <LinkButton size="sm" tone="primary" href={place(createPlace())}>
            发布
          </LinkButton>
        </ListToolbar>
      )}
      <PostTable
        posts={shownOf(posts)}
        paging={{ page, pageSize, hrefFor: (other) => postsHref(asked, other) }}
        selection={{ selected, onChange: tick }}
        hrefOf={hrefOf}
        now={new Date(visit.now)}
        actionOf={menuOf}
        faults={faults}
        change={change}
        whenEmpty={<Nothing asked={asked} />}
      />
      <PostBulk
        posts={rows.filter(({ id }) => selected.has(String(id)))}
        onClear={() => tick(new Set())}
        onDone={({ faults: refused }) => settle(refused)}
      />
    </>
  )
}

const menuOf = (post: MyDemand) => <PostMenu post={post} />

function Nothing({ asked: { kind, status, keywords } }: Pick<OwnPostsProps, 'asked'>) {
  const place = usePlace()
  if (keywords || status || kind !== undefined)
    return <EmptyState title="没有符合条件的供求" why="换一个型号，或看全部。" />
  return (
    <EmptyState
      title="还没有发布过供求"
      action={
        <LinkButton tone="primary" href={place(createPlace())}>
          发布供求
        </LinkButton>
      }
    />
  )
}
