import { useQuery } from '@tanstack/react-query'
import { platformFeedback, platformSendMessage } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import { LoginGate } from '@xinpu/ui/account'
import { LinkTabs, toast } from '@xinpu/ui/primitives'
import { FeedbackTable, PlatformMessageForm } from '@xinpu/ui/review'
import { hrefOfRoom, roomOf } from '../account/center-menu.ts'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref, registerHref } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { AuditTab } from './AuditTab.tsx'
import { HealthTab } from './HealthTab.tsx'
import { UserTab } from './UserTab.tsx'

const tabs = [
  { id: 'audit', label: '待审核', Panel: AuditTab },
  { id: 'users', label: '用户', Panel: UserTab },
  { id: 'feedback', label: '意见反馈', Panel: FeedbackTab },
  { id: 'message', label: '平台消息', Panel: PlatformMessageTab },
  { id: 'health', label: '运行状况', Panel: HealthTab },
] as const

/** R020, type 99: the desk of those who review. Whoever is not one of them is told so. */
export function ReviewRoom({ search }: RoomProps) {
  const call = useCall()
  const { data: roles } = useQuery(identity(call))
  const current = oneIn(['audit', 'users', 'feedback', 'message', 'health'], search.tab)
  const { Panel } = tabs.find(({ id }) => id === current) ?? tabs[0]
  if (!roles) return null
  if (!roles.isAdmin) return <NotAdmin />

  return (
    <>
      <LinkTabs
        label="审核台"
        current={current}
        items={tabs.map(({ id, label }) => ({ id, label, href: centerHref({ type: 99, tab: id }) }))}
      />
      <Panel search={search} />
    </>
  )
}

const NotAdmin = () => (
  <LoginGate
    title="审核台"
    why="这里只有审核人员能用。"
    needs="admin"
    level={2}
    onLogin={() => undefined}
    registerHref={registerHref}
    alternative={{ label: '回到个人中心', href: hrefOfRoom(roomOf(1)) }}
  />
)

/** What people wrote to us. */
function FeedbackTab({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const feedback = useQuery(query(call, platformFeedback, { pageIndex: page, pageSize }))

  return (
    <FeedbackTable
      items={shownOf(feedback)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ type: 99, tab: 'feedback', page: other })}
      now={new Date(visit.now)}
    />
  )
}

/** Tells something to everybody, or to some. */
function PlatformMessageTab() {
  const act = useAct()
  return (
    <PlatformMessageForm
      send={async (message) => {
        await act(platformSendMessage, message, () => toast.success('已发送'))
      }}
    />
  )
}
