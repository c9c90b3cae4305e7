import { formatPhone } from '@xinpu/sdk/format'
import { enterpriseMemberRoleLabels, enterpriseMemberStatusLabels } from '@xinpu/sdk/labels'
import type { EnterpriseMember, EnterpriseMemberStatus } from '@xinpu/sdk/types'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { MemberActs, type OnAct } from './MemberActs.tsx'
import * as S from './MemberTable.styles.ts'

/** The columns of the members; who may not decide sees no acts. */
export const memberColumns = (now: Date, onAct: OnAct | undefined): Column<EnterpriseMember>[] => [
  { id: 'user', header: '成员', cell: (member) => <Person member={member} /> },
  {
    id: 'mobile',
    header: '手机号码',
    width: '150px',
    priority: 2,
    cell: ({ mobile }) => <S.Mobile>{formatPhone(mobile)}</S.Mobile>,
  },
  { id: 'status', header: '状态', width: '110px', cell: (member) => <MemberState {...member} /> },
  {
    id: 'applyTime',
    header: '申请时间',
    width: '130px',
    priority: 3,
    cell: ({ applyTime }) => <TimeText value={applyTime} now={now} />,
  },
  ...(onAct
    ? [
        {
          id: 'acts',
          header: '操作',
          width: '170px',
          cell: (member: EnterpriseMember) => <MemberActs member={member} onAct={onAct} />,
        },
      ]
    : []),
]

/** Who it is, and what was written when asking to join. */
export const Person = ({ member: { user, role, remark } }: { member: EnterpriseMember }) => (
  <S.Person>
    <Avatar user={user} size="sm" />
    <span>
      {user.nickName} {role === 'creator' && <Tag tone="accent">{enterpriseMemberRoleLabels.creator}</Tag>}
      {remark && <S.Remark>{remark}</S.Remark>}
    </span>
  </S.Person>
)

export const MemberState = ({ status }: Pick<EnterpriseMember, 'status'>) => (
  <StatusTag {...looks[status]}>{enterpriseMemberStatusLabels[status]}</StatusTag>
)

const looks: Record<EnterpriseMemberStatus, { tone: StatusTone; shape: StatusShape }> = {
  applying: { tone: 'warn', shape: 'ring' },
  joined: { tone: 'ok', shape: 'full' },
  refused: { tone: 'neutral', shape: 'ring' },
}
