import { Suspense, useMemo, useRef } from 'react'
import { NotHereDialog } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'
import { Cards } from './Cards.tsx'
import * as S from './DataTable.styles.ts'
import { Sheet } from './Sheet.tsx'
import type { DataTableProps } from './types.ts'
import { useCommit } from './useCommit.ts'
import { useKeysHelp } from './useKeysHelp.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useSelection } from './useSelection.ts'
import { useShape } from './useShape.ts'

export type { Editor } from './EditCell.tsx'
export type { Column, DataTableProps, ListState, ListView, Selection, Sort } from './types.ts'

const KeysHelp = onDemand(() => import('./KeysHelp.tsx').then((module) => module.KeysHelp), NotHereDialog)

/**
 * Rows to compare, in a real table. ↑ ↓ or j k move from row to row, Enter opens the first link of a row, x or Space
 * ticks it, Shift takes a range, s keeps what it is of, F2 changes its first cell that can be changed. From anywhere on
 * the page j and k come to the first list, and ? tells its keys.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { columns, hiddenColumns, rows, rowKey, selection, renderCard, view = 'auto', onEdit } = props
  const root = useRef<HTMLDivElement>(null)
  const shape = useShape(root, renderCard !== undefined, view)
  const keys = rows.map(rowKey)
  const shown = useMemo(() => columns.filter(({ id }) => !hiddenColumns?.has(id)), [columns, hiddenColumns])
  const selecting = useSelection(keys, selection)
  const commit = useCommit(onEdit)
  const { stop, ...rowEvents } = useRowKeys(root, keys, selecting.toggle)
  const { help, close } = useKeysHelp(root)
  const own = { ...selecting, keys, isBeside: shape === 'both' }

  return (
    <S.Root ref={root} data-keys={shape !== 'cards' || undefined} {...rowEvents}>
      {shape !== 'cards' && <Sheet {...props} {...own} columns={shown} stop={stop} commit={commit} />}
      {shape !== 'table' && renderCard && <Cards {...props} {...own} renderCard={renderCard} />}
      {help && (
        <Suspense>
          <KeysHelp onClose={close} canTick={selection !== undefined} canFavour={help.canFavour} />
        </Suspense>
      )}
    </S.Root>
  )
}
