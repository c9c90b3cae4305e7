import { linesOf, pairsOf, type Pair } from './diff.ts'
import { DiffTable } from './DiffTable.tsx'
import * as S from './DiffView.styles.ts'

export interface DiffField {
  label: string
  value: string
}

export interface DiffColumn {
  id: string
  label: string
  /**
   * The edge its values stand at: figures at the end.
   *
   * @default 'start'
   */
  align?: 'start' | 'end'
}

/** One row of a table: values by the id of their column. */
export type DiffRow = Readonly<Record<string, string>>

interface Common {
  /** What is compared: ‘数据手册 第 6 页’. */
  label: string
  /**
   * One text with what was taken and what was put in, or both texts beside each other.
   *
   * @default 'inline'
   */
  mode?: 'inline' | 'side'
  /**
   * What stands on both sides: told too, or left out.
   *
   * @default 'show'
   */
  unchanged?: 'show' | 'hide'
  /**
   * What the two sides are called.
   *
   * @default ['修改前', '修改后']
   */
  sides?: readonly [before: string, after: string]
}

export type DiffViewProps = Common &
  (
    | { kind: 'text'; before: string; after: string }
    /** Fields are paired by their label. */
    | { kind: 'fields'; before: readonly DiffField[]; after: readonly DiffField[] }
    /** Rows are paired by what stands in the column `rowKey`. */
    | {
        kind: 'table'
        columns: readonly DiffColumn[]
        rowKey: string
        before: readonly DiffRow[]
        after: readonly DiffRow[]
      }
  )

/** What changed between two versions of a text, a form or a table; told by signs and lines, never by colour alone. */
export function DiffView(props: DiffViewProps) {
  const { label, mode = 'inline', unchanged = 'show', sides = ['修改前', '修改后'] } = props
  const { columns, pairs } = tableOf(props)
  const changed = pairs.filter((pair) => changeOf(pair) !== 'same')
  const shown = unchanged === 'hide' ? changed : pairs

  return (
    <S.Root aria-label={label}>
      <S.Summary>{summaryOf(changed)}</S.Summary>
      {shown.length > 0 && (
        <DiffTable
          label={label}
          columns={columns}
          pairs={shown}
          mode={mode}
          sides={sides}
          isBare={columns.length === 1}
        />
      )}
    </S.Root>
  )
}

/** All three kinds are rows of cells; a text has one cell a line, a field two. */
function tableOf(props: DiffViewProps): { columns: readonly DiffColumn[]; pairs: readonly Pair<DiffRow>[] } {
  if (props.kind === 'text') {
    const row = (text?: string): DiffRow | undefined => (text === undefined ? undefined : { text })
    return {
      columns: [{ id: 'text', label: props.label }],
      pairs: linesOf(props.before, props.after).map(({ before, after }) => ({
        before: row(before),
        after: row(after),
      })),
    }
  }
  if (props.kind === 'fields') {
    const rows = (fields: readonly DiffField[]): DiffRow[] => fields.map(({ label, value }) => ({ label, value }))
    return {
      columns: [
        { id: 'label', label: '项目' },
        { id: 'value', label: '内容' },
      ],
      pairs: pairsOf(rows(props.before), rows(props.after), (row) => row['label'] ?? ''),
    }
  }
  return {
    columns: props.columns,
    pairs: pairsOf(props.before, props.after, (row) => row[props.rowKey] ?? ''),
  }
}

export type Change = 'same' | 'added' | 'removed' | 'changed'

export function changeOf({ before, after }: Pair<DiffRow>): Change {
  if (!before) return 'added'
  if (!after) return 'removed'
  return Object.keys({ ...before, ...after }).every((id) => before[id] === after[id]) ? 'same' : 'changed'
}

const counted: readonly [Change, string][] = [
  ['changed', '修改'],
  ['added', '新增'],
  ['removed', '删除'],
]

function summaryOf(pairs: readonly Pair<DiffRow>[]): string {
  if (pairs.length === 0) return '没有差异'
  const told = counted.map(
    ([change, verb]) => [verb, pairs.filter((pair) => changeOf(pair) === change).length] as const,
  )

  return told
    .filter(([, count]) => count > 0)
    .map(([verb, count]) => `${verb} ${count} 处`)
    .join('，')
}
