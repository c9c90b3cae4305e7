import { Body } from './Body.tsx'
import * as S from './DataTable.styles.ts'
import { Head } from './Head.tsx'
import type { DataTableProps } from './types.ts'
import type { Commit } from './useCommit.ts'
import type { Toggle } from './useSelection.ts'
import { leastWidth } from './widths.ts'

/** Above this, only rows in sight are drawn. */
const many = 200

interface SheetProps<T> extends DataTableProps<T> {
  keys: readonly string[]
  isBeside: boolean
  stop?: string
  toggle: Toggle
  toggleAll: () => void
  commit?: Commit<T>
}

/** The table itself, in the frame that it may scroll in. */
export function Sheet<T>(props: SheetProps<T>) {
  const { columns, selection, state, maxHeight, pinned = 'first' } = props
  const isFixed = columns.some(({ width }) => width !== undefined)
  const { isWindowed, firstNumber, total } = lengthOf(props)

  return (
    <S.Frame data-beside={props.isBeside || undefined} data-scroll={maxHeight && 'frame'} style={{ maxHeight }}>
      <S.Table
        role={selection && 'grid'}
        aria-multiselectable={selection && true}
        aria-rowcount={total}
        aria-busy={state === 'loading' || undefined}
        data-density={props.density}
        data-layout={isFixed ? 'fixed' : undefined}
        data-pinned={pinned}
        style={isFixed ? { minWidth: leastWidth(columns, selection !== undefined) } : undefined}
      >
        <caption>{props.caption}</caption>
        <Head {...props} />
        <Body {...props} firstNumber={firstNumber} isWindowed={isWindowed} />
      </S.Table>
    </S.Frame>
  )
}

/** Rows are numbered, the head being 1, where not all of them are drawn. */
function lengthOf<T>({ rows, totalRows, firstRow = 1, drawn = 'auto' }: SheetProps<T>) {
  const isWindowed = drawn === 'auto' && rows.length > many
  const length = totalRows ?? (isWindowed ? rows.length : undefined)

  return length ? { isWindowed, total: length + 1, firstNumber: firstRow + 1 } : { isWindowed }
}
