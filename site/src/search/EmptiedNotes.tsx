import type { EmptiedBy } from '@xinpu/sdk/types'
import { LinkButton, NothingHere, onDemand } from '@xinpu/ui/primitives'
import { Suspense } from 'react'
import { strongestOf } from './narrowing.ts'
import type { Ways } from './use-narrowing.ts'

const SearchNotes = onDemand(() => import('@xinpu/ui/search-notes').then((module) => module.SearchNotes), NothingHere)

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
