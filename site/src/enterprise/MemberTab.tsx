import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as enterprise from '@xinpu/sdk/enterprise'
import { invalidate, query } from '@xinpu/sdk/query'
import { MemberTable } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { pageSize } from '../account/records.ts'
import { shownOf } from '../app/shown.ts'

/** Who acts for the enterprise, and who asks to; its creator decides. */
export function MemberTab({ search: { page = 1 } }: RoomProps) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const { data: roles } = useQuery(identity(call))
  const members = useQuery(query(call, enterprise.memberList, { pageIndex: page, pageSize }))

  /** Makes a change, says so, and asks again for what it changed. */
  async function act<Result>(op: string, made: Promise<Result>, done: string) {
    await made
    toast.success(done)
    await invalidate(queryClient, op)
  }

  return (
    <MemberTable
      members={shownOf(members)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ type: 16, tab: 'members', page: other })}
      isCreator={roles?.isEnterpriseCreator ?? false}
      now={new Date(visit.now)}
      onAudit={(id, status, remark) =>
        act(
          enterprise.memberAudit,
          call(enterprise.memberAudit, { id, status, ...(remark && { remark }) }),
          status === 'joined' ? '已通过' : '已拒绝',
        )
      }
      onRemove={(id) => act(enterprise.memberRemove, call(enterprise.memberRemove, { id }), '已移出企业')}
      onTransfer={(userId) => act(enterprise.memberTransfer, call(enterprise.memberTransfer, { userId }), '已移交')}
      onQuit={() => act(enterprise.memberQuit, call(enterprise.memberQuit), '已退出企业')}
    />
  )
}
