import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MyDeliveryList } from '@xinpu/ui/job'
import { EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { jobPlace, jobsPlace } from './places.ts'
import { sentDeliveries } from './queries.ts'

/** Room 30: the jobs that a person applied for, and what came of it. */
export function SentRoom({ search: { page = 1 } }: RoomProps) {
  const place = usePlace()
  const visit = useVisit()
  const sent = useQuery({ ...sentDeliveries(useCall(), page), placeholderData: keepPreviousData })

  return (
    <Section title="投过的职位">
      <MyDeliveryList
        deliveries={shownOf(sent)}
        now={new Date(visit.now)}
        hrefOf={({ job }) => place(jobPlace(job.id))}
        paging={{ page, pageSize, hrefFor: (next) => centerHref({ type: 30, page: next }) }}
        empty={
          <EmptyState
            title="还没有投递过"
            why="投过的职位到了哪一步、企业怎么答复，都在这里。"
            action={
              <LinkButton tone="primary" href={place(jobsPlace())}>
                看招聘
              </LinkButton>
            }
          />
        }
      />
    </Section>
  )
}
