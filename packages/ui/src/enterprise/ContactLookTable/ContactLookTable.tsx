import { relativeDate } from '@xinpu/sdk/format'
import type { ContactLook } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'

export interface ContactLookTableProps {
  /** A page of looks, newest first; that it is on its way, or why it did not come. */
  looks: Listed<ContactLook>
  paging: Paging
  /** The page of the company that somebody acts for. Keep it the same from render to render. */
  companyHref: (enterpriseId: number) => Href
  now: Date
}

/** Who saw the numbers of a company's contacts. */
export function ContactLookTable({ looks, paging, companyHref, now }: ContactLookTableProps) {
  const columns = useMemo(() => columnsOf(companyHref, now), [companyHref, now])
  return (
    <PagedTable<ContactLook>
      {...paging}
      caption="查看记录"
      items={looks}
      columns={columns}
      rowKey={({ contactId, nickName, lookTime }) => `${contactId} ${nickName} ${lookTime}`}
      empty={<EmptyState title="还没有人查看号码" why="别的企业的人看过联系人的号码后，记在这里。" />}
    />
  )
}

const columnsOf = (companyHref: ContactLookTableProps['companyHref'], now: Date): Column<ContactLook>[] => [
  { id: 'who', header: '查看的人', cell: ({ nickName }) => nickName },
  {
    id: 'company',
    header: '企业',
    cell: ({ enterpriseId, enterpriseName }) =>
      enterpriseId === undefined ? (
        '个人用户'
      ) : (
        <Link href={companyHref(enterpriseId)} tone="plain">
          {enterpriseName}
        </Link>
      ),
  },
  { id: 'contact', header: '联系人', cell: ({ contactName }) => contactName },
  { id: 'count', header: '次数', width: '72px', align: 'right', cell: ({ count }) => count },
  { id: 'time', header: '最近一次', width: '140px', cell: ({ lookTime }) => relativeDate(new Date(lookTime), now) },
]
