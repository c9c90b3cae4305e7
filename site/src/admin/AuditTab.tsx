import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  auditList,
  auditDetail,
  auditPass,
  auditPassMany,
  auditQueues,
  auditReject,
  auditRejectMany,
} from '@xinpu/sdk/admin'
import { query, answersOf } from '@xinpu/sdk/query'
import type { ReviewStatus } from '@xinpu/sdk/types'
import { LinkButton, Skeleton, onDemand, toast } from '@xinpu/ui/primitives'
import { AuditDesk, AuditQueue, AuditTable } from '@xinpu/ui/review'
import { Suspense } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { pageSize } from '../account/records.ts'
import { browser, useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { pdfAssets } from '../datasheet/pdf-assets.ts'
import { filterHref, filterIn } from './audit-filter.ts'
import { useSavedFilters } from './saved-filters.ts'
import { useClaim } from './use-claim.ts'
import { placeIn, useQueue } from './use-queue.ts'

/** What waits for a decision, or the one matter that the address names. */
export function AuditTab({ search }: RoomProps) {
  return search.id === undefined ? <Queue search={search} /> : <AuditMatter id={search.id} search={search} />
}

function Queue({ search }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const { page = 1 } = search
  const filter = filterIn(search)
  const items = useQuery(query(call, auditList, { ...filter, pageIndex: page, pageSize }))
  const { data: queues } = useQuery(query(call, auditQueues, {}))
  const saved = useSavedFilters()

  return (
    <AuditTable
      items={shownOf(items)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => filterHref(filter, { page: other })}
      filter={filter}
      hrefOfFilter={filterHref}
      {...(queues && { queues })}
      saved={saved}
      many={{
        passMany: (kind, ids) => act(auditPassMany, { kind, ids }, () => toast.success(`已通过 ${ids.length} 项`)),
        rejectMany: (kind, ids, reason) =>
          act(auditRejectMany, { kind, ids, reason }, () => toast.success(`已驳回 ${ids.length} 项`)),
      }}
      hrefOf={({ id }) => filterHref(filter, { id })}
      now={new Date(visit.now)}
    />
  )
}

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))

/** One matter: the evidence beside what was handed in, and the decision. Who opens it has it for a while. */
function AuditMatter({ id, search }: RoomProps & { id: number }) {
  const call = useCall()
  const visit = useVisit()
  const queryClient = useQueryClient()
  const matter = useQuery(query(call, auditDetail, { id }))
  const filter = filterIn(search)
  const { queue, tell } = useQueue(filter, id)
  const { data: queues } = useQuery(query(call, auditQueues, {}))
  const saved = useSavedFilters()
  const place = placeIn(queue.data, id, filter)
  const { by: held, settle } = useClaim(id, matter.data?.status === 'pending')

  /** Whoever decided first is shown to the second; the queue is asked for anew either way. */
  async function decide(made: Promise<unknown>, of: number, status: ReviewStatus) {
    try {
      await made
      tell(of, status)
      settle(of)
    } finally {
      void queryClient.invalidateQueries(answersOf(auditQueues))
      await queryClient.invalidateQueries({ ...answersOf(auditList), refetchType: 'none' })
      await queryClient.invalidateQueries({ ...answersOf(auditDetail), refetchType: 'none' })
    }
  }

  return (
    <AuditQueue
      items={shownOf(queue)}
      current={id}
      hrefOf={(item) => filterHref(filter, { id: item.id })}
      filter={filter}
      hrefOfFilter={(other) => filterHref(other, { id })}
      {...(queues && { queues })}
      saved={saved}
      now={new Date(visit.now)}
    >
      <LinkButton size="sm" href={filterHref(filter)}>
        返回列表
      </LinkButton>
      <AuditDesk
        key={id}
        item={shownOf(matter)}
        now={new Date(visit.now)}
        pass={(matterId, remark) =>
          decide(call(auditPass, { id: matterId, ...(remark && { remark }) }), matterId, 'passed')
        }
        reject={(matterId, { reason, fields }) =>
          decide(call(auditReject, { id: matterId, reason, fields }), matterId, 'rejected')
        }
        pdfOf={pdfOf}
        {...(place && { place })}
        {...(held && { held })}
      />
    </AuditQueue>
  )
}

/** A licence as PDF, read with the person's own token. */
const pdfOf = ({ url, name }: { url: string; name: string }) => (
  <Suspense fallback={<Skeleton shape="card" count={1} />}>
    <PdfViewer
      title={name}
      src={{ url, headers: { token: browser().read()?.token ?? '' } }}
      assets={pdfAssets}
      scrolls="own"
    />
  </Suspense>
)
