import { useQuery } from '@tanstack/react-query'
import { certificationDetail } from '@xinpu/sdk/enterprise'
import * as enterprise from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import { MemberTable, EnterpriseProfileForm } from '@xinpu/ui/enterprise'
import { LinkTabs, toast } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { pageSize } from '../account/records.ts'
import { Region } from '../account/Region.tsx'
import { uploadFor } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useCall, useVisit } from '../app/api.ts'
import { CertifyTab } from './CertifyTab.tsx'

const room = 16
const tabs = [
  { id: 'certify', label: '企业认证', Panel: CertifyTab },
  { id: 'profile', label: '企业资料', Panel: CompanyProfileTab },
  { id: 'members', label: '成员', Panel: MemberTab },
] as const

/** R113: the certification of the person's enterprise, and once it is certified its profile and members. */
export function CompanyRoom({ search }: RoomProps) {
  const call = useCall()
  const { data: detail } = useQuery(query(call, certificationDetail, {}))
  const isMember = detail?.status === 'certified' && detail.memberStatus === 'joined'
  const current = isMember ? oneIn(['certify', 'profile', 'members'], search.tab) : 'certify'
  const { Panel } = tabs.find(({ id }) => id === current) ?? tabs[0]

  return (
    <>
      {isMember && (
        <LinkTabs
          label="企业"
          current={current}
          items={tabs.map(({ id, label }) => ({ id, label, href: centerHref({ type: room, tab: id }) }))}
        />
      )}
      <Panel search={search} />
    </>
  )
}

/** Who acts for the enterprise, and who asks to; its creator decides. */
function MemberTab({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
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

/** What others read of the enterprise; it needs no review. */
function CompanyProfileTab() {
  const call = useCall()
  const act = useAct()
  const detail = useQuery(query(call, enterprise.certificationDetail, {}))

  return (
    <Region of={detail}>
      {(known) =>
        known && (
          <EnterpriseProfileForm
            detail={known}
            save={async (profile) => {
              await act(enterprise.certificationUpdate, profile, () => toast.success('已保存'))
            }}
            uploadLogo={uploadFor(call, 'image')}
          />
        )
      }
    </Region>
  )
}
