import type { Column } from './types.ts'

/** Room of a column that gives no width. */
const usual = '160px'
const tick = '40px'

/** Under this a table scrolls rather than squeezes: the widths of the columns that never leave. */
export function leastWidth<T>(columns: readonly Column<T>[], isTicked: boolean): string {
  const staying = columns.filter(({ priority = 1 }) => priority === 1).map(({ width = usual }) => width)

  return `calc(${[...(isTicked ? [tick] : []), ...staying, '0px'].join(' + ')})`
}
