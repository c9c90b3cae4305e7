import type { FulltextHit } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { HitSheet } from './HitSheet.tsx'
import * as S from './PageHitList.styles.ts'

export interface PageHitListProps {
  /** Datasheets with the pages that have the words, in the order of the search. */
  groups: readonly FulltextHit[]
  /** Where a datasheet opens: on that page, or where it begins, with the words marked. */
  hrefOf: (id: number, page?: number) => Href
  /** Datasheets to take along, by their numbers. */
  selection?: { selected: ReadonlySet<number>; onChange: (selected: Set<number>) => void }
  /** Hits are on their way. */
  isLoading?: boolean
  /** The next step where nothing was found. */
  next?: React.ReactNode
}

/** What a search found inside datasheets: a document, then its pages, each with how often and the words around it. */
export function PageHitList({ groups, hrefOf, selection, isLoading, next }: PageHitListProps) {
  if (isLoading) return <Skeleton shape="row" count={6} />
  if (groups.length === 0)
    return (
      <EmptyState title="没有资料含有这些词" why="换一种说法，或少用几个词。扫描件没有文字，无法检索。" action={next} />
    )

  return (
    <S.List>
      {groups.map((group) => (
        <li key={group.spec.id}>
          <HitSheet group={group} hrefOf={hrefOf} selection={selection} />
        </li>
      ))}
    </S.List>
  )
}
