import { enterpriseStatusLabels } from '@xinpu/sdk/labels'
import type { AdminEnterprise, EnterpriseStatus } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { SearchedList, type Searched } from '../SearchedList.tsx'
import { EnterpriseCard, enterpriseColumns } from './enterprise-columns.tsx'

export interface EnterpriseTableProps extends Paged<AdminEnterprise>, Searched {
  /** The state the list is narrowed to; left out for all. */
  status?: EnterpriseStatus
  /** Where the list is narrowed to another state. */
  hrefOfStatus: (status: EnterpriseStatus | undefined) => Href
  /** Where one is shown whole. */
  hrefOf: (id: number) => Href
  /** The present moment when this is first drawn. */
  now: Date
}

/** The companies of the platform, with who acts for them. */
export function EnterpriseTable(props: EnterpriseTableProps) {
  const { keywords, onSearch, status, hrefOfStatus, hrefOf, now, ...paged } = props
  const terms = useMemo(() => ({ now, hrefOf }), [now, hrefOf])
  const columns = useMemo(() => enterpriseColumns(terms), [terms])

  return (
    <SearchedList
      states={{
        label: '企业状态',
        current: status ?? 'all',
        items: [
          { id: 'all', label: '全部', href: hrefOfStatus(undefined) },
          ...states.map((id) => ({ id, label: enterpriseStatusLabels[id], href: hrefOfStatus(id) })),
        ],
      }}
      field={{ label: '搜索企业', placeholder: '企业名称、企业编号，或完整的信用代码', maxLength: 100 }}
      keywords={keywords}
      onSearch={onSearch}
    >
      <PagedTable
        {...paged}
        caption="企业"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(company) => <EnterpriseCard company={company} terms={terms} />}
        empty={
          <EmptyState
            title={keywords ? `没有找到“${keywords}”` : '没有这样的企业'}
            why="名称可以只输一部分，统一社会信用代码要输完整。"
          />
        }
      />
    </SearchedList>
  )
}

const states = ['certified', 'pending', 'rejected', 'blocked'] as const
