import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { alertList } from '@xinpu/sdk/account'
import { unreadCounts } from '@xinpu/sdk/message'
import { query } from '@xinpu/sdk/query'
import { AccountHome } from '@xinpu/ui/account'
import { useState } from 'react'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { hrefOfRoom, roomOf } from './center-menu.ts'
import { centerHref } from './places.ts'
import { ProfileDrawer } from './ProfileDrawer.tsx'
import { identity, recentDatasheets } from './queries.ts'
import { useRecordPlace } from './records.ts'

/** Who one is, what waits, and what was looked at last. */
export function HomeRoom() {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const hrefOf = useRecordPlace()
  const { data: who } = useQuery(me(call))
  const { data: roles } = useQuery(identity(call))
  const recent = useQuery(recentDatasheets(call))
  const [isEditing, setEditing] = useState(false)

  return (
    <>
      <AccountHome
        user={who ?? null}
        {...(roles && { identity: roles })}
        onEdit={() => setEditing(true)}
        certifyHref={hrefOfRoom(roomOf(16))}
        todos={useTodos()}
        counters={[
          { label: '收藏', value: who?.favourCount, href: centerHref({ type: 4 }) },
          { label: '关注', value: who?.followCount, href: centerHref({ type: 5 }) },
        ]}
        recent={shownOf(recent)}
        recentHref={centerHref({ type: 27 })}
        hrefOf={hrefOf}
        start={settings.rootPage}
        now={new Date(visit.now)}
      />
      {who && <ProfileDrawer user={who} isOpen={isEditing} onOpenChange={setEditing} />}
    </>
  )
}

/** What waits for the person; more joins it with the domains that trade. */
function useTodos() {
  const { call } = useRouteContext({ from: '__root__' })
  const unread = useQuery(query(call, unreadCounts, {}))
  const alerts = useQuery(query(call, alertList, { isRead: false, pageSize: 1 }))
  if (unread.isPending || alerts.isPending) return 'loading'
  return [
    { label: '未读消息', count: unread.data?.total ?? 0, href: hrefOfRoom(roomOf(29)) },
    { label: '未读提醒', count: alerts.data?.totalRecord ?? 0, href: centerHref({ type: 25 }) },
  ]
}
