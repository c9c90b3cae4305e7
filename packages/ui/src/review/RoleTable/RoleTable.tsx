import { deskRoleLabels } from '@xinpu/sdk/labels'
import type { DeskPerson, DeskRole } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { token } from '../../theme/index.ts'
import { PersonCell } from '../PersonCell.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import { RoleDialog } from './RoleDialog.tsx'

export interface RoleTableProps {
  /** Everybody at the desk, that they are on their way, or why they did not come. */
  items: Listed<DeskPerson>
  /** Says what somebody may do; rejects with the server's word. */
  onSet: (id: number, roles: DeskRole[]) => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

interface Terms {
  now: Date
  onAsk: (person: DeskPerson) => void
}

/** Who works at the desk, in which roles, and when they last did something there. */
export function RoleTable({ items, onSet, now }: RoleTableProps) {
  const [asked, setAsked] = useState<DeskPerson>()
  const terms = useMemo(() => ({ now, onAsk: setAsked }), [now])
  const columns = useMemo(() => columnsOf(terms), [terms])

  return (
    <>
      <PagedTable
        items={items}
        page={1}
        pageSize={1000}
        hrefFor={() => '#'}
        caption="后台人员"
        columns={columns}
        rowKey={({ user }) => String(user.id)}
        renderCard={(person) => <PersonCard person={person} terms={terms} />}
        empty={<EmptyState title="还没有后台人员" why="在“用户”里找到对方，再指定岗位。" />}
      />
      {asked && (
        <RoleDialog
          key={asked.user.id}
          user={asked.user}
          roles={asked.roles}
          onSet={onSet}
          isOpen
          onOpenChange={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const columnsOf = (terms: Terms): Column<DeskPerson>[] => [
  { id: 'user', header: '人员', cell: ({ user }) => <PersonCell user={user} /> },
  { id: 'mobile', header: '手机号码', width: '150px', priority: 3, cell: ({ mobile }) => mobile },
  { id: 'roles', header: '岗位', cell: (person) => <Roles person={person} /> },
  {
    id: 'last',
    header: '最近操作',
    width: '140px',
    priority: 2,
    cell: (person) => <Last person={person} terms={terms} />,
  },
  { id: 'acts', header: '操作', width: '100px', cell: (person) => <Act person={person} terms={terms} /> },
]

const PersonCard = ({ person, terms }: { person: DeskPerson; terms: Terms }) => (
  <RowCard>
    <RowEnds>
      <PersonCell user={person.user} />
      <Act person={person} terms={terms} />
    </RowEnds>
    <RowEnds>
      <Roles person={person} />
      <Last person={person} terms={terms} />
    </RowEnds>
  </RowCard>
)

const Roles = ({ person: { roles, isBlocked } }: { person: DeskPerson }) => (
  <Tags>
    {roles.map((role) => (
      <Tag key={role}>{deskRoleLabels[role]}</Tag>
    ))}
    {isBlocked && <Tag>账号已停用</Tag>}
  </Tags>
)

const Last = ({ person: { lastTime }, terms }: { person: DeskPerson; terms: Terms }) =>
  lastTime ? <TimeText value={lastTime} now={terms.now} /> : <span>还没有</span>

const Act = ({ person, terms }: { person: DeskPerson; terms: Terms }) => (
  <Button size="sm" aria-label={`调整 ${person.user.nickName} 的岗位`} onPress={() => terms.onAsk(person)}>
    调整
  </Button>
)

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
`
