import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { auditList } from '@xinpu/sdk/admin'
import { auditKindLabels, reviewStatusLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { AuditKind, ReviewStatus } from '@xinpu/sdk/types'
import { AuditTable, type AuditFilter } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { shownOf } from '../app/shown.ts'
import { AuditMatter } from './AuditMatter.tsx'

const room = 99

/** What waits for a decision, or the one matter that the address names. */
export function AuditTab({ search }: RoomProps) {
  return search.id === undefined ? <Queue search={search} /> : <AuditMatter id={search.id} />
}

function Queue({ search: { kind, status, page = 1 } }: RoomProps) {
  const { call, visit } = useRouteContext({ from: '__root__' })
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
