import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { deskFeedback } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import { FeedbackTable } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { shownOf } from '../app/shown.ts'

/** What people wrote to us. */
export function FeedbackTab({ search: { page = 1 } }: RoomProps) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const feedback = useQuery(query(call, deskFeedback, { pageIndex: page, pageSize }))

  return (
    <FeedbackTable
      items={shownOf(feedback)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ type: 99, tab: 'feedback', page: other })}
      now={new Date(visit.now)}
    />
  )
}
