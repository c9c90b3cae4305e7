import type { EmptiedBy } from '@xinpu/sdk/types'
import { LinkButton } from '@xinpu/ui/primitives'
import { lazy, Suspense } from 'react'
import { strongestOf } from './narrowing.ts'
import type { Ways } from './use-narrowing.ts'

const SearchNotes = lazy(() => import('@xinpu/ui/search-notes').then((module) => ({ default: module.SearchNotes })))

export interface EmptiedNotesProps {
  /** What was looked for. */
  text: string
  emptiedBy: readonly EmptiedBy[]
  ways: Ways
}

/** Nothing is left: says which filter hides most, with one click to drop it. */
export function EmptiedNotes({ text, emptiedBy, ways }: EmptiedNotesProps) {
  return (
    <Suspense>
      <SearchNotes
        text={text}
        total={0}
        strongest={strongestOf(emptiedBy, ways.narrowTo)}
        next={<LinkButton href={ways.clearHref}>清除全部筛选</LinkButton>}
      />
    </Suspense>
  )
}
