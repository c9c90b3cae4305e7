import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { roleSet, userList, userSetStatus } from '@xinpu/sdk/admin'
import { userStatusLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { DeskRole } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { namedIn } from '../account/named-in.ts'
import { UserTable } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { identity } from '../account/queries.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

const here = { type: 99, tab: 'users' }
const isStatus = namedIn(userStatusLabels)

/** The people who have an account, and who of them may log in. */
export function UserTab({ search: { keywords, status: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const navigate = useNavigate()
  const { data: who } = useQuery(me(call))
  const { data: held } = useQuery(identity(call))
  const status = isStatus(given) ? given : undefined
  const narrowed = { ...(keywords && { keywords }), ...(status && { status }) }
  const users = useQuery(query(call, userList, { ...narrowed, pageIndex: page, pageSize }))

  async function setStatus(id: number, isActive: boolean, reason?: string) {
    await act(userSetStatus, { id, status: isActive ? 1 : 0, reason }, () =>
      toast.success(isActive ? '账号已启用' : '账号已停用，登录已全部结束'),
    )
  }

  async function setRoles(id: number, roles: DeskRole[]) {
    await act(roleSet, { id, roles }, () => toast.success('岗位已保存，对方下一次操作起生效'))
  }

  return (
    <UserTable
      items={shownOf(users)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, ...narrowed, page: other })}
      keywords={keywords ?? ''}
      onSearch={(words) => void navigate({ href: centerHref({ ...here, status, keywords: words }) })}
      {...(status && { status })}
      hrefOfStatus={(wanted) => centerHref({ ...here, keywords, status: wanted })}
      onSetStatus={setStatus}
      {...(held?.rights.includes('role') && { onSetRoles: setRoles })}
      {...(who && { myId: who.id })}
      now={new Date(visit.now)}
    />
  )
}
