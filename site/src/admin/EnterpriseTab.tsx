import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { enterpriseDetail, enterpriseList, enterpriseSetStatus } from '@xinpu/sdk/admin'
import { enterpriseStatusLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import { LinkButton, toast } from '@xinpu/ui/primitives'
import { EnterpriseDesk, EnterpriseTable } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

const here = { type: 99, tab: 'enterprises' }
const isStatus = namedIn(enterpriseStatusLabels)

/** The companies of the platform, or the one that the address names. */
export const EnterpriseTab = ({ search }: RoomProps) =>
  search.id === undefined ? <Enterprises search={search} /> : <Enterprise id={search.id} search={search} />

const narrowedIn = ({ keywords, status }: RoomProps['search']) => ({
  ...(keywords && { keywords }),
  ...(isStatus(status) && { status }),
})

function Enterprises({ search }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const navigate = useNavigate()
  const { page = 1 } = search
  const narrowed = narrowedIn(search)
  const { keywords = '', status } = narrowed
  const companies = useQuery(query(call, enterpriseList, { ...narrowed, pageIndex: page, pageSize }))

  return (
    <EnterpriseTable
      items={shownOf(companies)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, ...narrowed, page: other })}
      keywords={keywords}
      onSearch={(words) => void navigate({ href: centerHref({ ...here, status, keywords: words }) })}
      {...(status && { status })}
      hrefOfStatus={(wanted) => centerHref({ ...here, keywords, status: wanted })}
      hrefOf={(id) => centerHref({ ...here, ...narrowed, id })}
      now={new Date(visit.now)}
    />
  )
}

function Enterprise({ id, search }: RoomProps & { id: number }) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const company = useQuery(query(call, enterpriseDetail, { id }))

  async function setStatus(of: number, isActive: boolean, reason?: string) {
    await act(enterpriseSetStatus, { id: of, status: isActive ? 1 : 0, reason }, () =>
      toast.success(isActive ? '企业已恢复' : '企业已停用'),
    )
  }

  return (
    <>
      <LinkButton size="sm" href={centerHref({ ...here, ...narrowedIn(search) })}>
        返回列表
      </LinkButton>
      <EnterpriseDesk
        key={id}
        item={shownOf(company)}
        hrefOfPage={(of) => `/inquiry/corporateHome/${of}`}
        hrefOfUser={(of) => centerHref({ type: 99, tab: 'users', keywords: String(of) })}
        onSetStatus={setStatus}
        now={new Date(visit.now)}
      />
    </>
  )
}
