import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { auditDetail, auditPass, auditReject } from '@xinpu/sdk/admin'
import { answersOf, query } from '@xinpu/sdk/query'
import { LinkButton, Skeleton, onDemand } from '@xinpu/ui/primitives'
import { AuditDesk } from '@xinpu/ui/review'
import { Suspense } from 'react'
import { centerHref } from '../account/places.ts'
import { browser } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { pdfAssets } from '../datasheet/pdf-assets.ts'

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))

/** One matter: the evidence beside what was handed in, and the decision. */
export function AuditMatter({ id }: { id: number }) {
  const { call, visit } = useRouteContext({ from: '__root__' })
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
