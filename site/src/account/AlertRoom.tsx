import { useQuery } from '@tanstack/react-query'
import { alertList, alertRead } from '@xinpu/sdk/account'
import { alertKindLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { AlertKind } from '@xinpu/sdk/types'
import { AlertCentre } from '@xinpu/ui/account'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import type { RoomProps } from './CenterPage.tsx'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 25
const isKind = (word: string | undefined): word is AlertKind => word !== undefined && word in alertKindLabels

/** What is due: certificates and accounts that end, news of what is watched. */
export function AlertRoom({ search: { kind: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const kind = isKind(given) ? given : undefined
  const alerts = useQuery(query(call, alertList, { pageIndex: page, pageSize, ...(kind && { kind }) }))

  async function read(which: { ids?: number[]; kind?: AlertKind }) {
    await act(alertRead, which)
  }

  return (
    <AlertCentre
      alerts={shownOf(alerts)}
      {...(kind && { kind })}
      kindHref={(wanted) => centerHref({ type: room, kind: wanted })}
      hrefOf={({ url }) => url || undefined}
      onRead={(ids) => read({ ids })}
      onReadAll={(wanted) => read(wanted ? { kind: wanted } : {})}
      start={centerHref({ type: 28 })}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, kind, page: other }) }}
    />
  )
}
