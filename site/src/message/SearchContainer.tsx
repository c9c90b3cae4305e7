import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { chatList } from '@xinpu/sdk/message'
import { query } from '@xinpu/sdk/query'
import type { ImMsgPage, ImSession } from '@xinpu/sdk/types'
import { ImSearch } from '@xinpu/ui/message'
import { useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { imPlace } from './places.ts'

const pageSize = 20

/** Finds what was said in a talk; each stretch of hits goes on before the last one. */
export function SearchContainer({ session, onClose }: { session: ImSession; onClose: () => void }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const [keywords, setKeywords] = useState('')
  const settled = useDebounced(keywords.trim(), 250)
  const [before, setBefore] = useState<{ of: string; ids: number[] }>({ of: '', ids: [] })
  const ids = before.of === settled ? before.ids : []
  const wanted = { sessionId: session.id, keywords: settled, pageSize }
  const found = useQueries({
    queries: [undefined, ...ids].map((beforeId) => ({
      ...query(call, chatList, { ...wanted, ...(beforeId !== undefined && { beforeId }) }),
      enabled: settled !== '',
    })),
    combine: wholeOf,
  })
  const oldest = typeof found === 'object' && 'data' in found ? found.data.at(-1)?.id : undefined

  return (
    <ImSearch
      session={session}
      keywords={keywords}
      onKeywords={setKeywords}
      hits={settled === '' ? undefined : found}
      hrefOf={({ id }) => place(imPlace({ session: session.id, line: id }))}
      {...(typeof found === 'object' &&
        'hasMore' in found &&
        found.hasMore &&
        oldest !== undefined && { onMore: () => setBefore({ of: settled, ids: [...ids, oldest] }) })}
      onClose={onClose}
      now={new Date(visit.now)}
    />
  )
}

/** All stretches as one, the latest hit first. */
function wholeOf(pages: UseQueryResult<ImMsgPage>[]) {
  const [first] = pages
  const shown = first ? shownOf(first) : 'loading'
  if (typeof shown !== 'object' || !('data' in shown)) return shown
  const data = pages.flatMap((page) => page.data?.data.toReversed() ?? [])
  return { data, totalRecord: data.length, hasMore: pages.at(-1)?.data?.hasMore ?? false }
}
