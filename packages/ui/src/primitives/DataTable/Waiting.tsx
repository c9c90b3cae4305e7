import type { Column } from './types.ts'

const count = 6
/** Widths that differ from row to row, the same on server and browser. */
const widths = ['72%', '88%', '64%', '80%', '70%', '92%']

interface WaitingProps<T> {
  columns: readonly Column<T>[]
  isTicked: boolean
}

/** The room of rows that are on their way, column by column. */
export const Waiting = <T,>({ columns, isTicked }: WaitingProps<T>) => (
  <tbody aria-hidden data-waiting>
    {Array.from({ length: count }, (_, row) => (
      <tr key={row}>
        {isTicked && (
          <td aria-hidden data-tick>
            <span data-bar />
          </td>
        )}
        {columns.map((column, at) => (
          <td key={column.id} aria-hidden data-align={column.align} data-priority={column.priority}>
            <span data-bar style={{ width: widths[(row + at) % widths.length] }} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

/** Words in place of rows. */
export const Notice = ({ span, children }: { span: number; children: React.ReactNode }) => (
  <tbody data-notice>
    <tr>
      <td colSpan={span}>{children}</td>
    </tr>
  </tbody>
)
