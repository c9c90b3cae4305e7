import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { certificationDetail } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import { LinkTabs } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { CertifyTab } from './CertifyTab.tsx'
import { CompanyProfileTab } from './CompanyProfileTab.tsx'
import { MemberTab } from './MemberTab.tsx'

const room = 16
const tabs = [
  { id: 'certify', label: '企业认证', Panel: CertifyTab },
  { id: 'profile', label: '企业资料', Panel: CompanyProfileTab },
  { id: 'members', label: '成员', Panel: MemberTab },
] as const

/** R113: the certification of the person's enterprise, and once it is certified its profile and members. */
export function CompanyRoom({ search }: RoomProps) {
  const { call } = useRouteContext({ from: '__root__' })
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
