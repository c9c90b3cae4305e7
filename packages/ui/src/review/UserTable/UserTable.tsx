import { ruled, userSetStatusRules } from '@xinpu/sdk/rules'
import type { AdminUser, DeskRole, UserStatus } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { BlockDialog } from '../BlockDialog.tsx'
import { RoleDialog } from '../RoleTable/RoleDialog.tsx'
import { SearchedList, type Searched } from '../SearchedList.tsx'
import { UserCard, userColumns } from './user-columns.tsx'

export interface UserTableProps extends Paged<AdminUser>, Searched {
  /** The state the list is narrowed to; left out for all. */
  status?: UserStatus
  /** Where the list is narrowed to another state. */
  hrefOfStatus: (status: UserStatus | undefined) => Href
  /** Opens an account, or blocks it for a reason; rejects with the server's word. */
  onSetStatus: (id: number, isActive: boolean, reason?: string) => Promise<unknown>
  /** Says what somebody may do at the desk, for whoever decides that; rejects with the server's word. */
  onSetRoles?: (id: number, roles: DeskRole[]) => Promise<unknown>
  /** Who looks: nobody blocks themselves. */
  myId?: number
  /** The present moment when this is first drawn. */
  now: Date
}

/** The people who have an account; one that is misused is blocked. */
export function UserTable(props: UserTableProps) {
  const { keywords, onSearch, status, hrefOfStatus, onSetStatus, onSetRoles, myId, now, ...paged } = props
  const [asked, setAsked] = useState<AdminUser>()
  const [isAsking, setAsking] = useState(false)
  const [raised, setRaised] = useState<AdminUser>()
  const terms = useMemo(() => {
    const onAsk = (user: AdminUser) => {
      setAsked(user)
      setAsking(true)
    }
    return { now, myId, onAsk, ...(onSetRoles && { onRoles: setRaised }) }
  }, [now, myId, onSetRoles])
  const columns = useMemo(() => userColumns(terms), [terms])

  return (
    <SearchedList
      states={{
        label: '账号状态',
        current: status ?? 'all',
        items: [
          { id: 'all', label: '全部', href: hrefOfStatus(undefined) },
          { id: 'active', label: '正常', href: hrefOfStatus('active') },
          { id: 'blocked', label: '已停用', href: hrefOfStatus('blocked') },
        ],
      }}
      field={{ label: '搜索用户', placeholder: '昵称、企业、用户编号，或完整的手机号码', maxLength: 200 }}
      keywords={keywords}
      onSearch={onSearch}
    >
      <PagedTable
        {...paged}
        caption="用户"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(user) => <UserCard user={user} terms={terms} />}
        empty={
          <EmptyState
            title={keywords ? `没有找到“${keywords}”` : '没有这样的用户'}
            why="昵称和企业可以只输一部分，手机号码要输完整。"
          />
        }
      />
      {raised && onSetRoles && (
        <RoleDialog
          key={raised.id}
          user={raised}
          roles={raised.deskRoles}
          onSet={onSetRoles}
          isOpen
          onOpenChange={() => setRaised(undefined)}
        />
      )}
      {asked?.status === 'active' && isAsking && (
        <BlockDialog
          title={`停用 ${asked.nickName} 的账号`}
          verb="停用账号"
          field={ruled(userSetStatusRules, 'reason')}
          placeholder="对方登录时会看到这句话"
          onBlock={(reason) => onSetStatus(asked.id, false, reason)}
          onClose={() => setAsking(false)}
        >
          {asked.nickName} 在所有设备上会立即退出，不能再登录；已发布的内容不受影响，以后可以恢复。
        </BlockDialog>
      )}
      {asked?.status === 'blocked' && (
        <ConfirmDialog
          title={`恢复 ${asked.nickName} 的账号`}
          verb="恢复账号"
          isOpen={isAsking}
          onOpenChange={setAsking}
          confirm={() => onSetStatus(asked.id, true)}
          failureOf={(error) => refusalOf(error, '没有成功，请再试一次')}
        >
          {asked.nickName} 可以重新登录，之前的内容都还在。
        </ConfirmDialog>
      )}
    </SearchedList>
  )
}
