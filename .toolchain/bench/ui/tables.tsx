import { DataTable, type Column, type Sort } from '@xinpu/ui/primitives'
import { useMemo, useState } from 'react'

interface Part {
  id: string
  model: string
  brand: string
  package: string
  stock: number
  price: number
}

const parts: Part[] = Array.from({ length: 1000 }, (_, at) => ({
  id: String(at),
  model: `GRM155R71C${1000 + at}KA88D`,
  brand: ['村田 muRata', '国巨 YAGEO', '三星电机'][at % 3] ?? '',
  package: ['0402', '0603', '0805'][at % 3] ?? '',
  stock: (at * 7919) % 100_003,
  price: ((at * 104_729) % 9973) / 10_000,
}))

const columns: Column<Part>[] = [
  { id: 'model', header: '型号', cell: ({ model }) => <strong>{model}</strong>, width: '200px' },
  { id: 'brand', header: '品牌', cell: ({ brand }) => brand, width: '160px' },
  { id: 'package', header: '封装', cell: (part) => part.package, width: '120px' },
  { id: 'stock', header: '库存', align: 'right', cell: ({ stock }) => stock, width: '120px' },
  { id: 'price', header: '单价', align: 'right', isSortable: true, cell: ({ price }) => price, width: '120px' },
  { id: 'id', header: '编号', align: 'right', cell: ({ id }) => id, width: '120px' },
]

const keyOf = ({ id }: Part) => id
const nameOf = ({ model }: Part) => model

function useList() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<Sort>({ id: 'price', direction: 'descending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = useMemo(() => parts.toSorted((a, b) => sign * (a.price - b.price)), [sign])

  return { rows, selected, setSelected, sort, setSort }
}

/** What one writes by hand: no more than the task asks for. */
export function Bare() {
  const { rows, selected, setSelected, sort, setSort } = useList()
  const isAll = selected.size === rows.length
  const toggle = (key: string) => {
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    setSelected(next)
  }

  return (
    <table>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label="选择本页"
              checked={isAll}
              onChange={() => setSelected(new Set(isAll ? [] : rows.map(keyOf)))}
            />
          </th>
          {columns.map(({ id, header, isSortable }) => (
            <th key={id} aria-sort={isSortable ? sort.direction : undefined}>
              {isSortable ? (
                <button
                  type="button"
                  onClick={() =>
                    setSort({ id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' })
                  }
                >
                  {header}
                </button>
              ) : (
                header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((part) => (
          <tr key={part.id} aria-selected={selected.has(part.id)}>
            <td>
              <input
                type="checkbox"
                aria-label={`选择 ${part.model}`}
                checked={selected.has(part.id)}
                onChange={() => toggle(part.id)}
              />
            </td>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(part)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Ours: as it comes, or with every row drawn. */
export function Ours({ drawn }: { drawn: 'auto' | 'all' }) {
  const { rows, selected, setSelected, sort, setSort } = useList()

  return (
    <DataTable
      caption="型号"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={nameOf}
      selection={{ selected, onChange: setSelected }}
      sort={sort}
      onSort={setSort}
      drawn={drawn}
    />
  )
}

/** What is measured, by name. */
export const tables = {
  bare: <Bare />,
  'as it comes': <Ours drawn="auto" />,
  'every row drawn': <Ours drawn="all" />,
}
