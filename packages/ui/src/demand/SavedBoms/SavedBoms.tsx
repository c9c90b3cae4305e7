import { formatNumber } from '@xinpu/sdk/format'
import type { Bom } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './SavedBoms.styles.ts'

interface ShownBom {
  /** Where the list is opened. */
  hrefOf: (bom: Bom) => Href
  now: Date
  /** What can be done with one, at the end of its row. */
  actionOf: (bom: Bom) => React.ReactNode
}

export interface SavedBomsProps extends ShownBom {
  /** A page of lists, on its way, or why it did not come. */
  boms: Listed<Bom>
  paging: Paging
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
}

/** Lists of parts that somebody saved: how long each is, where its lines went, and whether it is watched. */
export function SavedBoms({ boms, paging, whenEmpty, hrefOf, now, actionOf }: SavedBomsProps) {
  const columns = useMemo(() => columnsOf({ hrefOf, now, actionOf }), [hrefOf, now, actionOf])

  return (
    <PagedTable
      {...paging}
      caption="保存的 BOM"
      items={boms}
      columns={columns}
      rowKey={({ id }) => String(id)}
      renderCard={(bom) => (
        <S.Card>
          <Name bom={bom} hrefOf={hrefOf} />
          <span>{sizeOf(bom)}</span>
          <TimeText value={bom.updateTime} now={now} />
          <span>{wentOf(bom)}</span>
          {actionOf(bom)}
        </S.Card>
      )}
      empty={whenEmpty}
    />
  )
}

const columnsOf = ({ hrefOf, now, actionOf }: ShownBom): Column<Bom>[] => [
  { id: 'name', header: '名称', cell: (bom) => <Name bom={bom} hrefOf={hrefOf} /> },
  { id: 'size', header: '行数 × 套数', width: '144px', cell: sizeOf },
  { id: 'went', header: '去向', width: '248px', priority: 3, cell: wentOf },
  {
    id: 'updated',
    header: '更新',
    width: '104px',
    cell: ({ updateTime }) => <TimeText value={updateTime} now={now} />,
  },
  { id: 'acts', header: '操作', width: '96px', align: 'right', cell: actionOf },
]

const Name = ({ bom, hrefOf }: { bom: Bom; hrefOf: ShownBom['hrefOf'] }) => (
  <S.Name>
    <Link href={hrefOf(bom)}>{bom.name}</Link>
    {bom.isWatched && <Tag tone="info">变化提醒</Tag>}
    {bom.shareCode && <Tag>已分享</Tag>}
  </S.Name>
)

const sizeOf = ({ lineCount, boards }: Bom): string => `${formatNumber(lineCount)} 行 × ${formatNumber(boards)} 套`

const wentOf = ({ cartCount, demandCount, reviewCount }: Bom): string =>
  `购物车 ${formatNumber(cartCount)}，求购 ${formatNumber(demandCount)}，待核对 ${formatNumber(reviewCount)}`
