import { useRef } from 'react'
import type { ListView } from '../../primitives/DataTable/DataTable.tsx'
import { useShape } from '../../primitives/DataTable/useShape.ts'
import { ListToolbar, type ListToolbarProps } from '../../primitives/ListToolbar/ListToolbar.tsx'
import { PartTable, type PartTableProps } from './PartTable.tsx'
import * as S from './PartTable.styles.ts'

export interface PartSheetProps extends Omit<PartTableProps, 'view'> {
  /** The line over the parts. */
  toolbar: Omit<ListToolbarProps, 'view'>
  /** Table or cards; `auto` goes by the room. */
  view: ListView
  onView: (view: 'table' | 'cards') => void
  /** What stands between the line and the parts: the filters that are on. */
  children?: React.ReactNode
}

/** Found parts under the line of what can be done with them; the reader chooses between table and cards. */
export function PartSheet({ toolbar, view, onView, children, ...table }: PartSheetProps) {
  const root = useRef<HTMLDivElement>(null)
  const shape = useShape(root, true, view)

  return (
    <S.List ref={root}>
      <ListToolbar {...toolbar} view={{ value: shape === 'cards' ? 'cards' : 'table', onChange: onView }} />
      {children}
      <PartTable {...table} view={shape === 'both' ? 'auto' : shape} />
    </S.List>
  )
}
