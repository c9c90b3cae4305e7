import type { MyDemand } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import type { Selection } from '../../primitives/DataTable/DataTable.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { postColumns, type PostColumns } from './post-columns.tsx'
import type { PostFigure } from './post-figures.ts'
import { PostCard } from './PostCard.tsx'

export interface PostTableProps extends PostColumns {
  /** A page of own posts, on its way, or why it did not come. */
  posts: Listed<MyDemand>
  paging: Paging
  selection: Selection
  /** A figure was changed in its place; rejects with what is said of that row, and what was typed stays. */
  change: (post: MyDemand, figure: PostFigure, text: string) => Promise<unknown>
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
}

/** Own posts, to look after many at once: what each asks, who answered, how long it stands. */
export function PostTable({ posts, paging, selection, change, whenEmpty, ...shown }: PostTableProps) {
  const { now, hrefOf, actionOf, faults } = shown
  const columns = useMemo(
    () => postColumns({ now, hrefOf, actionOf, ...(faults && { faults }) }),
    [now, hrefOf, actionOf, faults],
  )

  return (
    <PagedTable<MyDemand>
      {...paging}
      caption="我的发布"
      items={posts}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowLabel={({ model }) => model}
      selection={selection}
      renderCard={(post) => <PostCard {...shown} post={post} />}
      empty={whenEmpty}
      onEdit={(post, id, text) => (isFigure(id) ? change(post, id, text) : undefined)}
    />
  )
}

const figures: readonly string[] = ['batchNo', 'price', 'quantity', 'validDays'] satisfies PostFigure[]

const isFigure = (id: string): id is PostFigure => figures.includes(id)
