import { formatCount } from '@xinpu/sdk/format'
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx'
import { Pagination } from '../primitives/Pagination/Pagination.tsx'
import { Skeleton, type SkeletonShape } from '../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Listed, Paging } from './listed.ts'
import * as S from './rows.styles.ts'

interface ListRegionProps<T> {
  list: Listed<T>
  /** What stands there when it holds nothing: an `EmptyState`. */
  empty: React.ReactNode
  paging?: Paging
  /**
   * The shape of what comes.
   *
   * @default 'row'
   */
  shape?: SkeletonShape
  children: (rows: readonly T[]) => React.ReactNode
}

/** A list in whatever state it is, and its pages under it. */
export const ListRegion = <T,>(props: ListRegionProps<T>) => (
  <S.Region aria-busy={props.list === 'loading' || undefined}>
    <VisuallyHidden role="status">{newsOf(props.list)}</VisuallyHidden>
    <Body {...props} />
  </S.Region>
)

function Body<T>({ list, empty, paging, shape = 'row', children }: ListRegionProps<T>) {
  if (list === 'loading') return <Skeleton shape={shape} count={6} />
  if (!('data' in list)) return <ErrorState {...list} />
  if (list.data.length === 0) return empty

  return (
    <>
      {children(list.data)}
      {paging && list.totalRecord > paging.pageSize && <Pagination {...paging} total={list.totalRecord} />}
    </>
  )
}

function newsOf<T>(list: Listed<T>): string {
  if (list === 'loading') return '正在加载'

  return 'data' in list && list.data.length > 0 ? `已加载 ${formatCount(list.data.length)} 条` : ''
}
