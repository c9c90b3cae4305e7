import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deliverySetStatus } from '@xinpu/sdk/job'
import { jobDeliveryStatusLabels } from '@xinpu/sdk/labels'
import type { JobDelivery, JobDeliveryStatus, ReceivedDeliveries } from '@xinpu/sdk/types'
import { DeliveryDesk } from '@xinpu/ui/job'
import { EmptyState, LinkButton, LinkTabs, toast } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { talkWith } from '../message/places.ts'
import { jobPlace, jobRoomHref } from './places.ts'
import { receivedDeliveries } from './queries.ts'

const isStatus = namedIn(jobDeliveryStatusLabels)

/** Who applied for the jobs of the company, or for one of them, by how far each is. */
export function ReceivedTab({ search: { status: given, dir: jobId, id, page = 1 } }: RoomProps) {
  const place = usePlace()
  const visit = useVisit()
  const act = useAct()
  const status = isStatus(given) ? given : undefined
  const narrowed = { ...(jobId && { jobId }), ...(status && { status }) }
  const received = useQuery({
    ...receivedDeliveries(useCall(), { pageIndex: page, pageSize, ...narrowed }),
    placeholderData: keepPreviousData,
  })
  const at = { tab: 'received', dir: jobId, status }
  useSeen(received.data?.data.find((each) => each.id === id))

  return (
    <>
      <LinkTabs label="处理情况" current={status ?? 'all'} items={statusTabs(received.data, jobId)} />
      <DeliveryDesk
        deliveries={shownOf(received)}
        current={id}
        now={new Date(visit.now)}
        openOf={(delivery) => jobRoomHref({ ...at, page, id: delivery.id })}
        listHref={jobRoomHref({ ...at, page })}
        jobHref={({ job }) => place(jobPlace(job.id))}
        talkHref={({ user }) => place(talkWith(user.id))}
        answer={(delivery, verdict, answer) =>
          act(deliverySetStatus, { id: delivery.id, status: verdict, ...(answer && { answer }) }, () =>
            toast.success('已答复，对方会收到消息'),
          )
        }
        paging={{ page, pageSize, hrefFor: (next) => jobRoomHref({ ...at, page: next }) }}
        empty={
          <EmptyState
            title={status ? `没有${jobDeliveryStatusLabels[status]}的简历` : '还没有收到简历'}
            why="职位开放着，简历会到这里，您也会收到消息。"
            action={<LinkButton href={jobRoomHref()}>看我的职位</LinkButton>}
          />
        }
      />
    </>
  )
}

/** What is opened was looked at; that this could not be told is no reason not to read it. */
function useSeen(open: JobDelivery | undefined) {
  const act = useAct()
  const fresh = open?.status === 'sent' ? open.id : undefined
  useEffect(() => {
    if (fresh !== undefined) void act(deliverySetStatus, { id: fresh, status: 'viewed' }).catch(() => undefined)
  }, [act, fresh])
}

function statusTabs(received: ReceivedDeliveries | undefined, jobId: number | undefined) {
  const counts = received?.counts ?? []
  const of = (status: JobDeliveryStatus) => counts.find((each) => each.status === status)?.count ?? 0
  return [
    {
      id: 'all',
      label: '全部',
      count: counts.reduce((sum, { count }) => sum + count, 0),
      href: jobRoomHref({ tab: 'received', dir: jobId }),
    },
    ...(Object.keys(jobDeliveryStatusLabels) as JobDeliveryStatus[]).map((id) => ({
      id,
      label: id === 'sent' ? '未看' : jobDeliveryStatusLabels[id],
      count: of(id),
      href: jobRoomHref({ tab: 'received', dir: jobId, status: id }),
    })),
  ]
}
