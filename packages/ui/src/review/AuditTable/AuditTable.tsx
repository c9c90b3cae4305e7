import { auditKindLabels, reviewStatusLabels } from '@xinpu/sdk/labels'
import type { AuditItem, AuditKind, AuditQueue, ReviewStatus } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import { ReviewTag } from '../review-look.tsx'
import { PersonCell } from '../PersonCell.tsx'
import * as S from './AuditTable.styles.ts'
import { Kinds } from './Kinds.tsx'
import { ManyBar, type AuditMany } from './ManyBar.tsx'
import type { Saved } from './SavedFilters.tsx'

/** What the queue is narrowed to; left out where it is not. */
export interface AuditFilter {
  kind?: AuditKind
  status?: ReviewStatus
  /** Only what the reviewer looks at. */
  mine?: boolean
  /** Only what has waited so many hours. */
  waited?: number
}

export interface AuditTableProps extends Paged<AuditItem> {
  /** What the queue is narrowed to now. */
  filter: AuditFilter
  /** Where the queue is narrowed to something else. */
  hrefOfFilter: (filter: AuditFilter) => Href
  /** What waits by kind; absent until it is known. */
  queues?: readonly AuditQueue[]
  /** Filters that the reviewer keeps; without it none are. */
  saved?: Saved
  /** Decides on several of the kind that is shown; without it they are decided one by one. */
  many?: AuditMany
  /** Where a matter is decided. */
  hrefOf: (item: AuditItem) => Href
  /** The present moment when this is first drawn. */
  now: Date
}

/** What waits for a decision, and what was decided. */
export function AuditTable({ filter, hrefOfFilter, queues, saved, many, hrefOf, now, ...paged }: AuditTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const bulkKind = filter.status === 'pending' ? filter.kind : undefined
  const columns = useMemo(() => columnsOf(hrefOf, now), [hrefOf, now])

  return (
    <S.Root>
      <LinkTabs
        label="审核状态"
        current={filter.status ?? 'all'}
        items={[
          ...statuses.map((status) => ({
            id: status,
            label: reviewStatusLabels[status],
            href: hrefOfFilter({ ...filter, status }),
          })),
          { id: 'all', label: '全部', href: hrefOfFilter({ ...filter, status: undefined }) },
        ]}
      />
      <Kinds filter={filter} hrefOfFilter={hrefOfFilter} queues={queues} saved={saved} now={now} />
      <PagedTable
        {...paged}
        caption="审核事项"
        columns={columns}
        rowKey={({ id }) => String(id)}
        {...(many && bulkKind && { selection: { selected, onChange: setSelected } })}
        renderCard={(item) => <ItemCard item={item} href={hrefOf(item)} now={now} />}
        empty={
          <EmptyState
            title={filter.status === 'pending' ? '没有等待审核的事项' : '没有这样的事项'}
            why={filter.kind ? '换一个类型看看，或者查看全部类型。' : '有人提交之后会出现在这里。'}
            action={filter.kind && <Link href={hrefOfFilter({ ...filter, kind: undefined })}>查看全部类型</Link>}
          />
        }
      />
      {many && bulkKind && (
        <ManyBar kind={bulkKind} {...paged} {...many} selected={selected} onClear={() => setSelected(new Set())} />
      )}
    </S.Root>
  )
}

const statuses: readonly ReviewStatus[] = ['pending', 'passed', 'rejected']

const columnsOf = (hrefOf: AuditTableProps['hrefOf'], now: Date): Column<AuditItem>[] => [
  { id: 'title', header: '事项', cell: (item) => <Link href={hrefOf(item)}>{item.title}</Link> },
  { id: 'kind', header: '类型', width: '120px', priority: 2, cell: ({ kind }) => auditKindLabels[kind] },
  { id: 'user', header: '提交人', width: '160px', priority: 2, cell: ({ user }) => <PersonCell user={user} /> },
  {
    id: 'createTime',
    header: '提交时间',
    width: '140px',
    cell: ({ createTime }) => <TimeText value={createTime} now={now} />,
  },
  { id: 'status', header: '状态', width: '110px', cell: ({ status }) => <ReviewTag status={status} /> },
  {
    id: 'auditor',
    header: '处理人',
    width: '140px',
    priority: 3,
    cell: ({ auditor, claim }) => auditor?.nickName ?? (claim ? `${claim.user.nickName} 正在看` : '—'),
  },
]

const ItemCard = ({ item, href, now }: { item: AuditItem; href: Href; now: Date }) => (
  <RowCard>
    <RowEnds>
      <Link href={href}>{item.title}</Link>
      <ReviewTag status={item.status} />
    </RowEnds>
    <RowEnds>
      <span>
        {auditKindLabels[item.kind]}，{item.user.nickName}
      </span>
      <TimeText value={item.createTime} now={now} />
    </RowEnds>
  </RowCard>
)
