import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  reconciliationBegin,
  reconciliationDetail,
  reconciliationExportFile,
  reconciliationList,
} from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import { ReconciliationDesk } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { paceOf } from './run-pace.ts'

const here = { type: 99, tab: 'reconciliation' }

/** Whether books, orders and payment providers agree: the last time, or the one in the address. */
export function ReconciliationTab({ search: { id, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const navigate = useNavigate()
  const runs = useQuery({
    ...query(call, reconciliationList, { pageIndex: page, pageSize }),
    refetchInterval: ({ state }) => paceOf(state.data?.data ?? []),
  })
  const last = useQuery(query(call, reconciliationList, { pageSize: 1 }))
  const wanted = id ?? last.data?.data[0]?.id
  const run = useQuery({
    ...query(call, reconciliationDetail, { id: wanted ?? 0 }),
    enabled: wanted !== undefined,
    refetchInterval: ({ state }) => paceOf(state.data ? [state.data] : []),
  })
  const isNone = id === undefined && last.data?.totalRecord === 0
  const first = shownOf(last)
  const asked = wanted === undefined && typeof first === 'object' && 'kind' in first ? first : shownOf(run)

  async function begin() {
    const { id: begun } = await act(reconciliationBegin, {})
    await navigate({ href: centerHref({ ...here, id: begun }) })
  }

  return (
    <ReconciliationDesk
      items={shownOf(runs)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, id, page: other })}
      shown={isNone ? undefined : asked}
      hrefOfRun={(other) => centerHref({ ...here, id: other, ...(page > 1 && { page }) })}
      onBegin={begin}
      onExport={async (of) => saveFile(await call(reconciliationExportFile, { id: of }), `对账-${of}.csv`)}
      now={new Date(visit.now)}
    />
  )
}
