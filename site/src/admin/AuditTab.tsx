import { useQuery, useQueryClient } from '@tanstack/react-query'
import { auditList, auditDetail, auditPass, auditReject } from '@xinpu/sdk/admin'
import { auditKindLabels, reviewStatusLabels } from '@xinpu/sdk/labels'
import { query, answersOf } from '@xinpu/sdk/query'
import type { AuditKind, ReviewStatus } from '@xinpu/sdk/types'
import { LinkButton, Skeleton, onDemand } from '@xinpu/ui/primitives'
import { AuditTable, type AuditFilter, AuditDesk } from '@xinpu/ui/review'
import { Suspense } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { browser, useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { pdfAssets } from '../datasheet/pdf-assets.ts'

const room = 99

/** What waits for a decision, or the one matter that the address names. */
export function AuditTab({ search }: RoomProps) {
  return search.id === undefined ? <Queue search={search} /> : <AuditMatter id={search.id} />
}

function Queue({ search: { kind, status, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const filter = filterOf(kind, status)
  const items = useQuery(query(call, auditList, { ...filter, pageIndex: page, pageSize }))
  const hrefOfFilter = (wanted: AuditFilter) => centerHref({ type: room, ...wanted })

  return (
    <AuditTable
      items={shownOf(items)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ type: room, ...filter, page: other })}
      filter={filter}
      hrefOfFilter={hrefOfFilter}
      hrefOf={({ id }) => centerHref({ type: room, id })}
      now={new Date(visit.now)}
    />
  )
}

/** What the queue is narrowed to; a word that means nothing narrows nothing. */
const filterOf = (kind: string | undefined, status: string | undefined): AuditFilter => ({
  ...(kind !== undefined && kind in auditKindLabels && { kind: kind as AuditKind }),
  ...(status !== undefined && status in reviewStatusLabels && { status: status as ReviewStatus }),
})

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))

/** One matter: the evidence beside what was handed in, and the decision. */
function AuditMatter({ id }: { id: number }) {
  const call = useCall()
  const visit = useVisit()
  const queryClient = useQueryClient()
  const matter = useQuery(query(call, auditDetail, { id }))

  /** Whoever decided first is shown to the second; the queue is asked for anew either way. */
  async function decide(made: Promise<unknown>) {
    try {
      await made
    } finally {
      await queryClient.invalidateQueries({ ...answersOf(auditDetail), refetchType: 'none' })
    }
  }

  return (
    <>
      <LinkButton size="sm" href={centerHref({ type: 99 })}>
        返回列表
      </LinkButton>
      <AuditDesk
        key={id}
        item={shownOf(matter)}
        now={new Date(visit.now)}
        pass={(matterId, remark) => decide(call(auditPass, { id: matterId, ...(remark && { remark }) }))}
        reject={(matterId, { reason, fields }) => decide(call(auditReject, { id: matterId, reason, fields }))}
        pdfOf={pdfOf}
      />
    </>
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
