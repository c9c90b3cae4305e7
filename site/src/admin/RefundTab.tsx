import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deskRefundStatusLabels } from '@xinpu/sdk/labels'
import {
  deskRefundApprove,
  deskRefundAsk,
  deskRefundFind,
  deskRefundLimit,
  deskRefundList,
  deskRefundRefuse,
  deskRefundSetLimit,
  deskRefundWithdraw,
} from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import { toast } from '@xinpu/ui/primitives'
import { RefundDesk } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

const here = { type: 99, tab: 'refund' }
const isStatus = namedIn(deskRefundStatusLabels)

/** Money that goes back; the address says which payment is looked at, and what the list is narrowed to. */
export function RefundTab({ search: { keywords: no = '', status: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const navigate = useNavigate()
  const { data: who } = useQuery(me(call))
  const { data: held } = useQuery(identity(call))
  const { data: limit } = useQuery(query(call, deskRefundLimit, {}))
  const status = isStatus(given) ? given : undefined
  const narrowed = { ...(no && { keywords: no }), ...(status && { status }) }
  const found = useQuery({ ...query(call, deskRefundFind, { no }), enabled: no !== '' })
  const refunds = useQuery(query(call, deskRefundList, { ...(status && { status }), pageIndex: page, pageSize }))
  const told = ({ status: now }: { status: string }) =>
    toast.success(now === 'done' ? '已退款，原路退回' : '已申请，等另一个人批准')

  return (
    <RefundDesk
      key={no}
      no={no}
      onFind={(other) => void navigate({ href: centerHref({ ...here, status, keywords: other }) })}
      found={no === '' ? undefined : shownOf(found)}
      onAsk={(asked) => act(deskRefundAsk, asked, told)}
      items={shownOf(refunds)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, ...narrowed, page: other })}
      {...(status && { status })}
      hrefOfStatus={(wanted) => centerHref({ ...here, keywords: no || undefined, status: wanted })}
      limit={limit?.amount}
      {...(held?.rights.includes('setting') && {
        onLimit: (amount: number) => act(deskRefundSetLimit, { amount }, () => toast.success('限额已保存')),
      })}
      onApprove={(id) => act(deskRefundApprove, { id }, () => toast.success('已批准，原路退回'))}
      onRefuse={(id, reason) => act(deskRefundRefuse, { id, reason }, () => toast.success('已驳回'))}
      onWithdraw={(id) => act(deskRefundWithdraw, { id }, () => toast.success('已撤回'))}
      {...(who && { myId: who.id })}
      now={new Date(visit.now)}
    />
  )
}
