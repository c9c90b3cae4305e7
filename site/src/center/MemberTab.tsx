import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as enterprise from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import { MemberTable } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { identity } from '../queries/account.ts'
import { centerHref } from './center-href.ts'
import type { RoomProps } from './CenterPage.tsx'
import { pageSize } from './records.ts'

/** Who acts for the enterprise, and who asks to; its creator decides. */
export function MemberTab({ search: { page = 1 } }: RoomProps) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const act = useAct()
  const { data: roles } = useQuery(identity(call))
  const members = useQuery(query(call, enterprise.memberList, { pageIndex: page, pageSize }))

  return (
    <MemberTable
      members={shownOf(members)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ type: 16, tab: 'members', page: other })}
      isCreator={roles?.isEnterpriseCreator ?? false}
      now={new Date(visit.now)}
      onAudit={(id, status, remark) =>
        act(enterprise.memberAudit, { id, status, ...(remark && { remark }) }, () =>
          toast.success(status === 'joined' ? '已通过' : '已拒绝'),
        )
      }
      onRemove={(id) => act(enterprise.memberRemove, { id }, () => toast.success('已移出企业'))}
      onTransfer={(userId) => act(enterprise.memberTransfer, { userId }, () => toast.success('已移交'))}
      onQuit={() => act(enterprise.memberQuit, {}, () => toast.success('已退出企业'))}
    />
  )
}
