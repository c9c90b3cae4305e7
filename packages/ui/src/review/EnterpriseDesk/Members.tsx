import { enterpriseMemberRoleLabels, enterpriseMemberStatusLabels } from '@xinpu/sdk/labels'
import type { AdminMember } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { DataTable, type Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { LastCell, MobileCell, PersonCell } from '../PersonCell.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import * as S from './EnterpriseDesk.styles.ts'

interface MembersProps {
  members: readonly AdminMember[]
  hrefOfUser: (id: number) => Href
  now: Date
}

/** Who acts for a company, and who asks to. */
export function Members({ members, hrefOfUser, now }: MembersProps) {
  const columns = useMemo(() => columnsOf(hrefOfUser, now), [hrefOfUser, now])
  if (members.length === 0) return <EmptyState title="没有成员" why="创建者注销后，企业可能没有成员。" />

  return (
    <DataTable
      caption="成员"
      rows={members}
      rowKey={({ user }) => String(user.id)}
      columns={columns}
      renderCard={(member) => (
        <RowCard>
          <RowEnds>
            <Who member={member} hrefOfUser={hrefOfUser} />
            <span>{roleOf(member)}</span>
          </RowEnds>
          <RowEnds>
            <MobileCell mobile={member.mobile} />
            <LastCell {...member} now={now} />
          </RowEnds>
        </RowCard>
      )}
    />
  )
}

const columnsOf = (hrefOfUser: (id: number) => Href, now: Date): Column<AdminMember>[] => [
  { id: 'user', header: '成员', cell: (member) => <Who member={member} hrefOfUser={hrefOfUser} /> },
  { id: 'role', header: '角色', width: '120px', cell: roleOf },
  { id: 'mobile', header: '手机号码', width: '150px', cell: ({ mobile }) => <MobileCell mobile={mobile} /> },
  { id: 'last', header: '最近活动', width: '140px', priority: 2, cell: (member) => <LastCell {...member} now={now} /> },
]

const Who = ({
  member: { user, isBlocked },
  hrefOfUser,
}: { member: AdminMember } & Pick<MembersProps, 'hrefOfUser'>) => (
  <span>
    <Link tone="plain" href={hrefOfUser(user.id)}>
      <PersonCell user={user} />
    </Link>
    {isBlocked && <S.Why> 账号已停用</S.Why>}
  </span>
)

const roleOf = ({ role, status }: AdminMember): string =>
  status === 'joined' ? enterpriseMemberRoleLabels[role] : enterpriseMemberStatusLabels[status]
