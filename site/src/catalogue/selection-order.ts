import type { SelectionParams } from './selection-params.ts'

interface Sort {
  id: string
  direction: 'ascending' | 'descending'
}

/** The column that the table is sorted by. */
export function sortOf({ sort, desc }: SelectionParams): Sort | undefined {
  if (!sort?.startsWith('param:')) return undefined
  return { id: `param-${sort.slice(6)}`, direction: desc ? 'descending' : 'ascending' }
}

/** What changes in the address when a column is sorted by. */
export const sortChange = ({ id, direction }: Sort): SelectionParams => ({
  sort: id.replace(/^param-/, 'param:'),
  desc: direction === 'descending' ? true : undefined,
})

const orders = [
  { value: 'relevance', label: '相关度' },
  { value: 'stock', label: '库存从多到少' },
  { value: 'newest', label: '最新收录' },
]

/** The orders to choose from, with that of a column while it is on. */
export const orderOf = ({ sort = 'relevance', desc }: SelectionParams, onSort: (sort: string | undefined) => void) => ({
  value: sort,
  options: sort.startsWith('param:')
    ? [...orders, { value: sort, label: `${sort.slice(6)}${desc ? '从大到小' : '从小到大'}` }]
    : orders,
  onChange: (next: string) => onSort(next === 'relevance' ? undefined : next),
})
