import { useQuery } from '@tanstack/react-query'
import { feedbackMine } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { FeedbackList } from '@xinpu/ui/account'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import type { RoomProps } from './CenterPage.tsx'
import { useFeedback } from './FeedbackContainer.tsx'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 26

/** What the person wrote to us. */
export function FeedbackRoom({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const openFeedback = useFeedback()
  const sent = useQuery(query(call, feedbackMine, { pageIndex: page, pageSize }))

  return (
    <FeedbackList
      feedback={shownOf(sent)}
      onNew={openFeedback}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, page: other }) }}
    />
  )
}
