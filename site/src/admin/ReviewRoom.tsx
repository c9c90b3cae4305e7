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
import { AgreementTab } from './AgreementTab.tsx'
import { AuditTab } from './AuditTab.tsx'
import { ContentTab } from './ContentTab.tsx'
import { EnterpriseTab } from './EnterpriseTab.tsx'
import { FigureTab } from './FigureTab.tsx'
import { HealthTab } from './HealthTab.tsx'
import { InvoiceTab } from './InvoiceTab.tsx'
import { LogTab } from './LogTab.tsx'
import { ParameterTab } from './ParameterTab.tsx'
import { ReconciliationTab } from './ReconciliationTab.tsx'
import { MergeTab } from './MergeTab.tsx'
import { RefundTab } from './RefundTab.tsx'
import { RoleTab } from './RoleTab.tsx'
import { UserTab } from './UserTab.tsx'

interface Tab {
  id: string
  label: string
  /** Whoever has one of these rights sees it. */
  rights: readonly Right[]
  Panel: (props: RoomProps) => React.ReactNode
}

/** What is done at the desk, by whose work it is: sixteen of them in one row would be looked through each time. */
const groups: readonly { id: string; label: string; tabs: readonly Tab[] }[] = [
  {
    id: 'review',
    label: '审核',
    tabs: [{ id: 'audit', label: '待审核', rights: ['review', 'moderate', 'money', 'directory'], Panel: AuditTab }],
  },
  {
    id: 'money',
    label: '财务',
    tabs: [
      { id: 'refund', label: '退款', rights: ['money'], Panel: RefundTab },
      { id: 'invoices', label: '开票', rights: ['money'], Panel: InvoiceTab },
      { id: 'reconciliation', label: '对账', rights: ['money'], Panel: ReconciliationTab },
    ],
  },
  {
    id: 'people',
    label: '用户与企业',
    tabs: [
      { id: 'users', label: '用户', rights: ['people', 'role'], Panel: UserTab },
      { id: 'enterprises', label: '企业', rights: ['people'], Panel: EnterpriseTab },
      { id: 'roles', label: '岗位', rights: ['role'], Panel: RoleTab },
      { id: 'feedback', label: '意见反馈', rights: ['people'], Panel: FeedbackTab },
    ],
  },
  {
    id: 'directory',
    label: '目录',
    tabs: [
      { id: 'merge', label: '合并', rights: ['directory'], Panel: MergeTab },
      { id: 'parameters', label: '分类参数', rights: ['directory'], Panel: ParameterTab },
    ],
  },
  {
    id: 'words',
    label: '内容',
    tabs: [
      { id: 'content', label: '站点内容', rights: ['content'], Panel: ContentTab },
      { id: 'agreement', label: '协议', rights: ['content'], Panel: AgreementTab },
      { id: 'message', label: '平台消息', rights: ['tell'], Panel: PlatformMessageTab },
    ],
  },
  {
    id: 'site',
    label: '运行',
    tabs: [
      { id: 'figures', label: '统计', rights: ['figures'], Panel: FigureTab },
      { id: 'log', label: '操作记录', rights: ['log'], Panel: LogTab },
      { id: 'health', label: '运行状况', rights: ['setting'], Panel: HealthTab },
    ],
  },
]

/** What somebody may do, in its groups; a group of which nothing is left is left out. */
const openTo = (rights: readonly Right[]) =>
  groups
    .map(({ tabs, ...group }) => ({
      ...group,
      tabs: tabs.filter((tab) => tab.rights.some((right) => rights.includes(right))),
    }))
    .filter(({ tabs }) => tabs.length > 0)

/** R020, type 99: the desk of those who review. Whoever is not one of them is told so. */
export function ReviewRoom({ search }: RoomProps) {
  const call = useCall()
  const { data: roles } = useQuery(identity(call))
  if (!roles) return null
  const open = openTo(roles.rights)
  const group = open.find(({ tabs }) => tabs.some(({ id }) => id === search.tab)) ?? open[0]
  const shown = group?.tabs.find(({ id }) => id === search.tab) ?? group?.tabs[0]
  if (!group || !shown) return <NotAdmin />
  const { id: current, Panel } = shown

  return (
    <>
      <LinkTabs
        label="审核台"
        current={group.id}
        items={open.map(({ id, label, tabs: [first] }) => ({ id, label, href: tabHref(first) }))}
      />
      {group.tabs.length > 1 && (
        <LinkTabs
          label={group.label}
          current={current}
          items={group.tabs.map((tab) => ({ id: tab.id, label: tab.label, href: tabHref(tab) }))}
        />
      )}
      <Panel search={search} />
    </>
  )
}

const tabHref = (tab: Pick<Tab, 'id'> | undefined) => centerHref({ type: 99, tab: tab?.id })

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
