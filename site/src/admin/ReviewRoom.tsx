import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { LoginGate } from '@xinpu/ui/account'
import { LinkTabs } from '@xinpu/ui/primitives'
import { hrefOfRoom, roomOf } from '../account/center-menu.ts'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { AuditTab } from './AuditTab.tsx'
import { FeedbackTab } from './FeedbackTab.tsx'
import { PlatformMessageTab } from './PlatformMessageTab.tsx'
import { UserTab } from './UserTab.tsx'

const tabs = [
  { id: 'audit', label: '待审核', Panel: AuditTab },
  { id: 'users', label: '用户', Panel: UserTab },
  { id: 'feedback', label: '意见反馈', Panel: FeedbackTab },
  { id: 'message', label: '平台消息', Panel: PlatformMessageTab },
] as const

/** R020, type 99: the desk of those who review. Whoever is not one of them is told so. */
export function ReviewRoom({ search }: RoomProps) {
  const { call } = useRouteContext({ from: '__root__' })
  const { data: roles } = useQuery(identity(call))
  const current = oneIn(['audit', 'users', 'feedback', 'message'], search.tab)
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
    registerHref="/register"
    alternative={{ label: '回到个人中心', href: hrefOfRoom(roomOf(1)) }}
  />
)
