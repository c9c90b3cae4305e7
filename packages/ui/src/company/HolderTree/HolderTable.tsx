import type { TycHolder } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { DataTable, type Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { failureIn, rowsOf, type Listed } from '../../primitives/ListRegion/listed.ts'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './HolderTable.styles.ts'

export interface HolderTableProps {
  /** Shareholders, that they are on their way, or why they did not come. */
  holders: Listed<TycHolder>
  /** The page of a company that we know. */
  hrefOf: (companyId: number) => Href
}

/** The shareholders of a company as a table: how much of it, what was subscribed and what was paid. */
export function HolderTable({ holders, hrefOf }: HolderTableProps) {
  const failure = failureIn(holders)
  const columns = useMemo(() => columnsOf(hrefOf), [hrefOf])

  return (
    <DataTable
      caption="股东"
      columns={columns}
      rows={rowsOf(holders)}
      rowKey={({ id }) => String(id)}
      state={holders === 'loading' ? 'loading' : failure ? 'error' : 'ready'}
      error={failure && <ErrorState {...failure} />}
      empty={<EmptyState title="没有公示股东" />}
      renderCard={(holder) => <Card holder={holder} hrefOf={hrefOf} />}
    />
  )
}

const Name = ({ holder: { name, companyId }, hrefOf }: { holder: TycHolder } & Pick<HolderTableProps, 'hrefOf'>) =>
  companyId === undefined ? name : <Link href={hrefOf(companyId)}>{name}</Link>

const columnsOf = (hrefOf: HolderTableProps['hrefOf']): Column<TycHolder>[] => [
  { id: 'name', header: '股东', cell: (holder) => <Name holder={holder} hrefOf={hrefOf} /> },
  { id: 'percent', header: '持股', width: '168px', cell: ({ percent }) => <Share percent={percent} /> },
  { id: 'amount', header: '认缴', align: 'right', width: '18%', cell: ({ amount }) => amount || '未公示' },
  { id: 'paid', header: '实缴', align: 'right', width: '18%', priority: 2, cell: ({ paid }) => paid ?? '未公示' },
  { id: 'time', header: '入股', width: '112px', priority: 3, cell: ({ time }) => time?.slice(0, 10) ?? '—' },
]

/** The share in figures and as a bar; an unpublished one has no bar. */
const Share = ({ percent }: { percent: string }) => (
  <S.Share>
    <S.Bar aria-hidden style={{ '--share': Number.parseFloat(percent) / 100 || 0 }} />
    {percent || '未公示'}
  </S.Share>
)

const Card = ({ holder, hrefOf }: { holder: TycHolder } & Pick<HolderTableProps, 'hrefOf'>) => (
  <S.Card>
    <strong>
      <Name holder={holder} hrefOf={hrefOf} />
    </strong>
    <Share percent={holder.percent} />
    <S.Quiet>
      认缴 {holder.amount || '未公示'}，实缴 {holder.paid ?? '未公示'}
    </S.Quiet>
  </S.Card>
)
