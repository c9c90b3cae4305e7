import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query'
import type { ImSession, Page } from '@xinpu/sdk/types'
import { ImSessionList } from '@xinpu/ui/message'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { hallPlace } from '../demand/places.ts'
import { imPlace } from './places.ts'
import { talks, unreadLines } from './queries.ts'

/** Talks of a person, found as one types. */
export function SessionsContainer({ current }: { current: number | undefined }) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const [keywords, setKeywords] = useState('')
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const settled = useDebounced(keywords.trim(), 250)
  const found = useInfiniteQuery({ ...talks(call, settled, isUnreadOnly), select: pageOf })
  const unread = useQuery(unreadLines(call))

  return (
    <ImSessionList
      sessions={shownOf(found)}
      {...(current !== undefined && { current })}
      hrefOf={({ id }) => place(imPlace({ session: id }))}
      keywords={keywords}
      onKeywords={setKeywords}
      isUnreadOnly={isUnreadOnly}
      onUnreadOnly={setUnreadOnly}
      unread={unread.data ?? 0}
      {...(found.hasNextPage && { onMore: () => void found.fetchNextPage() })}
      now={new Date(visit.now)}
      empty={settled || isUnreadOnly ? <NothingFound /> : <NoTalks />}
    />
  )
}

const pageOf = ({ pages }: InfiniteData<Page<ImSession>>): Page<ImSession> => ({
  data: pages.flatMap(({ data }) => data),
  totalRecord: pages[0]?.totalRecord ?? 0,
})

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
