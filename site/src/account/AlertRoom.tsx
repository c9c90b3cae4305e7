import { useQuery } from '@tanstack/react-query'
import { alertList, alertMute, alertMutes, alertRead } from '@xinpu/sdk/account'
import { alertKindLabels, mutableAlertKindLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { Alert, AlertKind, MutableAlertKind } from '@xinpu/sdk/types'
import { AlertCentre } from '@xinpu/ui/account'
import { useCallback } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { RenewEnding } from '../demand/RenewEnding.tsx'
import type { RoomProps } from './CenterPage.tsx'
import { namedIn } from './named-in.ts'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 25
const postRoom = centerHref({ type: 15 })
const isKind = namedIn(alertKindLabels)
const isMutable = (kind: AlertKind | undefined): kind is MutableAlertKind =>
  kind !== undefined && kind in mutableAlertKindLabels

/** Whether an alert is of own posts that can still be renewed before their end. */
const renewsPosts = ({ kind, url, dueTime }: Alert, now: string): boolean =>
  kind === 'expiry' && url.startsWith(postRoom) && dueTime !== undefined && Date.parse(dueTime) > Date.parse(now)

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

  const actionOf = useCallback(
    (alert: Alert) =>
      renewsPosts(alert, visit.now) && <RenewEnding onDone={() => act(alertRead, { ids: [alert.id] })} />,
    [act, visit.now],
  )

  return (
    <AlertCentre
      alerts={shownOf(alerts)}
      {...(kind && { kind })}
      {...(mute && { mute })}
      kindHref={(wanted) => centerHref({ type: room, kind: wanted })}
      hrefOf={({ url }) => url || undefined}
      onRead={(ids) => read({ ids })}
      actionOf={actionOf}
      onReadAll={(wanted) => read(wanted ? { kind: wanted } : {})}
      start={centerHref({ type: 28 })}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, kind, page: other }) }}
    />
  )
}
