// chunk: widgets
import { formatCount } from '@xinpu/sdk/format'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Skeleton, type SkeletonShape } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { failureIn, pageIn, rowsOf, type Listed, type Paging } from './listed.ts'
import * as S from './ListRegion.styles.ts'

export interface ListRegionProps<T> {
  list: Listed<T>
  /** What stands there when it holds nothing: an `EmptyState`. */
  empty: React.ReactNode
  /** Where a list of many pages has its others; `label` names them where two lists stand on a page. */
  paging?: Paging & { label?: string }
  /**
   * The shape of what comes.
   *
   * @default 'row'
   */
  shape?: SkeletonShape
  /**
   * How many shapes stand there until it comes.
   *
   * @default 6
   */
  count?: number
  children: (rows: readonly T[]) => React.ReactNode
}

/** A list in whatever state it is, and its pages under it. */
export const ListRegion = <T,>(props: ListRegionProps<T>) => (
  <S.Region aria-busy={props.list === 'loading' || undefined}>
    <VisuallyHidden role="status">{newsOf(props.list)}</VisuallyHidden>
    <Body {...props} />
  </S.Region>
)

function Body<T>({ list, empty, paging, shape = 'row', count = 6, children }: ListRegionProps<T>) {
  const page = pageIn(list)
  const failure = failureIn(list)
  if (failure) return <ErrorState {...failure} />
  if (!page) return <Skeleton shape={shape} count={count} />
  if (page.data.length === 0) return empty

  return (
    <>
      {children(page.data)}
      {paging && page.totalRecord > paging.pageSize && <Pagination {...paging} total={page.totalRecord} />}
    </>
  )
}

function newsOf<T>(list: Listed<T>): string {
  if (list === 'loading') return '正在加载'

  const { length } = rowsOf(list)
  return length > 0 ? `已加载 ${formatCount(length)} 条` : ''
}
