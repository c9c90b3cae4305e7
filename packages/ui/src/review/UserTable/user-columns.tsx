import { userStatusLabels } from '@xinpu/sdk/labels'
import type { AdminUser } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import { MobileCell, PersonCell } from '../PersonCell.tsx'
import * as S from './UserTable.styles.ts'

interface Terms {
  now: Date
  myId: number | undefined
  onAsk: (user: AdminUser) => void
  /** Asks what somebody may do at the desk; absent for whoever does not decide that. */
  onRoles?: (user: AdminUser) => void
}

/** The columns of people. */
export const userColumns = (terms: Terms): Column<AdminUser>[] => [
  { id: 'user', header: '用户', cell: (user) => <PersonCell user={user} /> },
  { id: 'mobile', header: '手机号码', width: '150px', cell: ({ mobile }) => <MobileCell mobile={mobile} /> },
  { id: 'company', header: '公司', width: '220px', priority: 3, cell: companyOf },
  {
    id: 'createTime',
    header: '注册时间',
    width: '150px',
    priority: 2,
    cell: ({ createTime }) => <TimeText value={createTime} now={terms.now} />,
  },
  { id: 'status', header: '状态', width: '100px', cell: (user) => <State user={user} /> },
  { id: 'acts', header: '操作', width: '150px', cell: (user) => <Act user={user} terms={terms} /> },
]

const companyOf = ({ enterprise, company }: AdminUser): string => enterprise ?? company ?? '—'

/** A person where there is no room for a row. */
export const UserCard = ({ user, terms }: { user: AdminUser; terms: Terms }) => (
  <RowCard>
    <RowEnds>
      <PersonCell user={user} />
      <State user={user} />
    </RowEnds>
    <RowEnds>
      <MobileCell mobile={user.mobile} />
      <Act user={user} terms={terms} />
    </RowEnds>
  </RowCard>
)

const State = ({ user: { status, blockReason, closesAt } }: { user: AdminUser }) => (
  <span>
    <StatusTag tone={status === 'active' ? 'ok' : 'danger'} shape={status === 'active' ? 'full' : 'ring'}>
      {userStatusLabels[status]}
    </StatusTag>
    {blockReason && <S.Reason>{blockReason}</S.Reason>}
    {closesAt && <S.Reason>等待注销</S.Reason>}
  </span>
)

function Act({ user, terms: { myId, onAsk, onRoles } }: { user: AdminUser; terms: Terms }) {
  if (user.id === myId) return <S.Me>本人</S.Me>
  const verb = user.status === 'active' ? '停用' : '恢复'

  return (
    <S.Acts>
      <Button size="sm" aria-label={`${verb} ${user.nickName}`} onPress={() => onAsk(user)}>
        {verb}
      </Button>
      {onRoles && (
        <Button size="sm" aria-label={`${user.nickName} 的岗位`} onPress={() => onRoles(user)}>
          岗位
        </Button>
      )}
    </S.Acts>
  )
}
