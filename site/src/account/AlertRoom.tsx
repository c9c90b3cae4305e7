import { useQuery } from '@tanstack/react-query'
import { alertList, alertMute, alertMutes, alertRead } from '@xinpu/sdk/account'
import { alertKindLabels, mutableAlertKindLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { AlertKind, MutableAlertKind } from '@xinpu/sdk/types'
import { AlertCentre } from '@xinpu/ui/account'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import type { RoomProps } from './CenterPage.tsx'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 25
const isKind = namedIn(alertKindLabels)
const isMutable = (kind: AlertKind | undefined): kind is MutableAlertKind =>
  kind !== undefined && kind in mutableAlertKindLabels

/** What is due: certificates and accounts that end, news of what is watched. */
export function AlertRoom({ search: { kind: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const kind = isKind(given) ? given : undefined
  const alerts = useQuery(query(call, alertList, { pageIndex: page, pageSize, ...(kind && { kind }) }))

  const mutes = useQuery(query(call, alertMutes, {}))
  const mute = isMutable(kind) &&
    mutes.data && {
      isOn: mutes.data.includes(kind),
      onChange: (isMuted: boolean) => act(alertMute, { kind, isMuted }),
    }

  async function read(which: { ids?: number[]; kind?: AlertKind }) {
    await act(alertRead, which)
  }

  return (
    <AlertCentre
      alerts={shownOf(alerts)}
      {...(kind && { kind })}
      {...(mute && { mute })}
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
import { namedIn } from './named-in.ts'
