import { useQuery } from '@tanstack/react-query'
import { platformFeedback, platformSendMessage } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import type { Right } from '@xinpu/sdk/types'
import { LoginGate } from '@xinpu/ui/account'
import { LinkTabs, toast } from '@xinpu/ui/primitives'
import { FeedbackTable, PlatformMessageForm } from '@xinpu/ui/review'
import { hrefOfRoom, roomOf } from '../account/center-menu.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref, registerHref } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { AuditTab } from './AuditTab.tsx'
import { HealthTab } from './HealthTab.tsx'
import { LogTab } from './LogTab.tsx'
import { RoleTab } from './RoleTab.tsx'
import { UserTab } from './UserTab.tsx'

interface Tab {
  id: string
  label: string
  /** Whoever has one of these rights sees it. */
  rights: readonly Right[]
  Panel: (props: RoomProps) => React.ReactNode
}

const tabs: readonly Tab[] = [
  { id: 'audit', label: '待审核', rights: ['review', 'moderate', 'money'], Panel: AuditTab },
  { id: 'users', label: '用户', rights: ['people', 'role'], Panel: UserTab },
  { id: 'roles', label: '岗位', rights: ['role'], Panel: RoleTab },
  { id: 'feedback', label: '意见反馈', rights: ['people'], Panel: FeedbackTab },
  { id: 'message', label: '平台消息', rights: ['tell'], Panel: PlatformMessageTab },
  { id: 'log', label: '操作记录', rights: ['log'], Panel: LogTab },
  { id: 'health', label: '运行状况', rights: ['setting'], Panel: HealthTab },
]

/** R020, type 99: the desk of those who review. Whoever is not one of them is told so. */
export function ReviewRoom({ search }: RoomProps) {
  const call = useCall()
  const { data: roles } = useQuery(identity(call))
  if (!roles) return null
  const open = tabs.filter(({ rights }) => rights.some((right) => roles.rights.includes(right)))
  const shown = open.find(({ id }) => id === search.tab) ?? open[0]
  if (!shown) return <NotAdmin />
  const { id: current, Panel } = shown

  return (
    <>
      <LinkTabs
        label="审核台"
        current={current}
        items={open.map(({ id, label }) => ({ id, label, href: centerHref({ type: 99, tab: id }) }))}
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
