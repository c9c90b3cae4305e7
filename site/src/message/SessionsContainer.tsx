import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ImSession, Page } from '@xinpu/sdk/types'
import { ImSessionList, type TalkFilter } from '@xinpu/ui/message'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { hallPlace } from '../demand/places.ts'
import { imPlace } from './places.ts'
import { talks, unreadLines } from './queries.ts'
import { useHasDesk } from './use-has-desk.ts'

/** Talks of a person, found as one types. */
export function SessionsContainer({ current }: { current: number | undefined }) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const [keywords, setKeywords] = useState('')
  const [filter, setFilter] = useState<TalkFilter>('all')
  const settled = useDebounced(keywords.trim(), 250)
  const [pages, setPages] = useState(1)
  const found = useQueries({
    queries: Array.from({ length: pages }, (_, at) => talks(call, { keywords: settled, filter }, at + 1)),
    combine: wholeOf,
  })
  const unread = useQuery(unreadLines(call))

  return (
    <ImSessionList
      sessions={found}
      {...(current !== undefined && { current })}
      hrefOf={({ id }) => place(imPlace({ session: id }))}
      keywords={keywords}
      onKeywords={setKeywords}
      filter={filter}
      onFilter={setFilter}
      hasDesk={useHasDesk()}
      unread={unread.data ?? 0}
      {...(hasMore(found) && { onMore: () => setPages(pages + 1) })}
      now={new Date(visit.now)}
      empty={settled || filter !== 'all' ? <NothingFound /> : <NoTalks />}
    />
  )
}

/** Pages as one list; a page that is still to come shows those before it. */
function wholeOf(pages: UseQueryResult<Page<ImSession>>[]) {
  const [first] = pages
  const shown = first ? shownOf(first) : 'loading'
  if (typeof shown !== 'object' || !('data' in shown)) return shown
  return { ...shown, data: pages.flatMap(({ data }) => data?.data ?? []) }
}

const hasMore = (found: ReturnType<typeof wholeOf>): boolean =>
  typeof found === 'object' && 'data' in found && found.data.length < found.totalRecord

const NothingFound = () => <EmptyState title="没有这样的会话" why="换个名字，或者说过的话里的一个词。" />

const NoTalks = () => {
  const place = usePlace()
  return (
    <EmptyState
      title="还没有会话"
      why="从求购、商品或代理商页面联系对方，卡片会一起带过来。"
      action={
        <LinkButton tone="primary" href={place(hallPlace(1))}>
          看正在求购的
        </LinkButton>
      }
    />
  )
}
