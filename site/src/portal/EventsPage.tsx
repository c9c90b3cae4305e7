import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { eventStatusLabels } from '@xinpu/sdk/labels'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { EventList } from '@xinpu/ui/prefecture'
import { EmptyState, LinkButton, LinkTabs, Pagination } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { withoutEmpty } from '../app/address.ts'
import { EventProgramme, programmeAnchor } from './EventProgramme.tsx'
import { eventsInput, type EventParams } from './event-params.ts'
import { eventsOf, eventsPageSize } from './queries.ts'

const eventsPlace = (search: EventParams = {}) => linkOptions({ to: '/events', search: { ...withoutEmpty(search) } })

/** R010: events, and the programme of the one that is open beside them. */
export function EventsPage({ search }: { search: EventParams }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const { data: found } = useSuspenseQuery(eventsOf(call, eventsInput(search, eventsPageSize)))

  return (
    <DefaultLayout
      head={
        <>
          <PageHead title="活动" />
          <LinkTabs
            label="活动"
            current={String(search.status ?? 'all')}
            items={[
              { id: 'all', label: '全部', href: place(eventsPlace()) },
              ...Object.values(eventStatusLabels).map((label, at) => ({
                id: String(at),
                label,
                href: place(eventsPlace({ status: at as 0 | 1 | 2 })),
              })),
            ]}
          />
        </>
      }
      aside={search.id !== undefined && <EventProgramme key={search.id} id={search.id} />}
    >
      {found.data.length > 0 ? (
        <EventList
          events={found.data}
          {...(search.id !== undefined && { current: search.id })}
          hrefOf={({ id }) => place({ ...eventsPlace({ ...search, id }), hash: programmeAnchor })}
          now={new Date(visit.now)}
        />
      ) : (
        <EmptyState
          title="近期没有活动"
          why="可以先看往期的内容安排。"
          action={<LinkButton href={place(eventsPlace({ status: 2 }))}>看往期</LinkButton>}
        />
      )}
      <Pagination
        page={search.page ?? 1}
        pageSize={eventsPageSize}
        total={found.totalRecord}
        hrefFor={(page) => place(eventsPlace({ ...search, page }))}
      />
    </DefaultLayout>
  )
}
