import type { ChipModel } from '@xinpu/sdk/types'
import { useMemo, useRef } from 'react'
import { DataTable, type ListView, type Sort } from '../../primitives/DataTable/DataTable.tsx'
import { useShape } from '../../primitives/DataTable/useShape.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { ListToolbar, type ListToolbarProps } from '../../primitives/ListToolbar/ListToolbar.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { PartCard } from '../PartCard/PartCard.tsx'
import { byKey } from '../PartTable/by-key.ts'
import * as S from '../PartTable/PartTable.styles.ts'
import { selectionColumns } from './selection-columns.tsx'
import { isWide } from './usual-columns.ts'

/** A part as a row to choose from, with its price where prices are asked for. */
export type SelectionRow = ChipModel & { price?: number | null }

export interface SelectionTableProps {
  /** The parts of this page. */
  rows: readonly SelectionRow[]
  /** The parameters of the category, in its order: each is a column. */
  parameters: readonly { name: string; label?: string; unit: string }[]
  /** What the table is of, for those who hear it. */
  caption: string
  /** Where a part is told about. */
  hrefOf: (part: ChipModel) => Href
  /** Its datasheet; none where there is none. */
  datasheetOf?: (part: ChipModel) => Href | null
  /** How many pieces prices are for; without it, there is no price. */
  quantity?: number
  /** The columns that lists can be sorted by. */
  sortable: ReadonlySet<string>
  sort?: Sort
  onSort: (sort: Sort) => void
  /** The columns that are not shown. */
  hidden: ReadonlySet<string>
  onHidden: (hidden: Set<string>) => void
  /** Table or cards; `auto` goes by the room. */
  view: ListView
  onView: (view: 'table' | 'cards') => void
  /** The parts that are ticked, by id. */
  selection?: { selected: ReadonlySet<number>; onChange: (selected: Set<number>) => void }
  /** The line over the table. */
  toolbar: Omit<ListToolbarProps, 'view' | 'columns'>
  /** Other rows are on their way: these stay, dimmed. */
  state?: 'ready' | 'loading'
  /** What stands in place of rows when there are none. */
  empty: React.ReactNode
  firstRow?: number
  totalRows?: number
}

/** Parts of a category side by side: every parameter a column, chosen and sorted by the reader. */
export function SelectionTable(props: SelectionTableProps) {
  const { rows, parameters, hrefOf, datasheetOf, quantity, sortable, hidden, selection, view } = props
  const root = useRef<HTMLDivElement>(null)
  const shape = useShape(root, true, view)
  const columns = useMemo(
    () => selectionColumns(rows, parameters, { hrefOf, datasheetOf, quantity, sortable }),
    [rows, parameters, hrefOf, datasheetOf, quantity, sortable],
  )
  const shown = columns.slice(1).flatMap(({ id }) => (hidden.has(id) ? [] : [id]))

  return (
    <S.List ref={root} data-shape={shape}>
      <ListToolbar
        {...props.toolbar}
        columns={
          shape === 'cards'
            ? undefined
            : {
                items: columns.map(({ id, header }, at) => ({ id, header, isFixed: at === 0 })),
                hidden,
                onChange: props.onHidden,
              }
        }
        view={{ value: shape === 'cards' ? 'cards' : 'table', onChange: props.onView }}
      />
      <S.Sheet>
        <DataTable
          caption={props.caption}
          columns={columns}
          hiddenColumns={hidden}
          rows={rows}
          rowKey={(part) => String(part.id)}
          rowLabel={(part) => part.model}
          sort={props.sort}
          onSort={props.onSort}
          selection={selection && byKey(selection)}
          view={shape === 'both' ? 'auto' : shape}
          maxHeight={isWide(shown) ? 'max(320px, calc(100vh - 120px))' : undefined}
          state={props.state}
          empty={props.empty}
          firstRow={props.firstRow}
          totalRows={props.totalRows}
          renderCard={(part) => (
            <PartCard
              part={part}
              href={hrefOf(part)}
              datasheet={datasheetOf?.(part)}
              price={quantity !== undefined && <MoneyText value={part.price} kind="unit" per={`@${quantity}`} />}
            />
          )}
        />
      </S.Sheet>
    </S.List>
  )
}
