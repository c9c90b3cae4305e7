import type { Column as TableColumn } from '../../primitives/DataTable/DataTable.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { PartActions } from '../PartCard/PartActions.tsx'
import { StockTag } from '../PartState/PartState.tsx'
import { cellOf, isRead, sharedUnit, valuesOf } from '../PartTable/param-columns.ts'
import * as S from '../PartTable/PartTable.styles.ts'
import type { SelectionRow, SelectionTableProps } from './SelectionTable.tsx'
import { paramColumnId, shareWidth } from './usual-columns.ts'

type Column = TableColumn<SelectionRow>
type Ways = Pick<SelectionTableProps, 'hrefOf' | 'datasheetOf' | 'quantity' | 'sortable'>

/**
 * Number, maker, package, then every parameter of the category in its own order, whatever this page has: columns stay
 * where they are from page to page.
 */
export function selectionColumns(
  rows: readonly SelectionRow[],
  parameters: SelectionTableProps['parameters'],
  ways: Ways,
): Column[] {
  const { sortable, quantity } = ways
  return [
    number(ways),
    {
      id: 'brand',
      header: '品牌',
      width: widthOf('brand', 112),
      priority: 4,
      cell: ({ brandCn, brandName }) => brandCn || brandName,
    },
    { id: 'package', header: '封装', width: widthOf('package', 108), cell: (part) => <S.Mono>{part.package}</S.Mono> },
    ...parameters.map((parameter) => paramColumn(rows, parameter, sortable)),
    {
      id: 'stock',
      header: '库存',
      align: 'right',
      width: widthOf('stock', 160),
      isSortable: sortable.has('stock'),
      cell: ({ stock }) => <StockTag stock={stock} />,
    },
    ...(quantity === undefined
      ? []
      : [
          {
            id: 'price',
            header: `单价 @${quantity}`,
            align: 'right' as const,
            width: widthOf('price', 112),
            isSortable: sortable.has('price'),
            cell: ({ price }: SelectionRow) => <MoneyText value={price} kind="unit" places={4} />,
          },
        ]),
    { id: 'actions', header: '资料', align: 'right', width: '56px', cell: (part) => actions(part, ways) },
  ]
}

const number = ({ hrefOf }: Ways): Column => ({
  id: 'model',
  header: '型号',
  cell: (part) => (
    <Link tone="part" href={hrefOf(part)}>
      <PartNumber>{part.model}</PartNumber>
    </Link>
  ),
})

function paramColumn(
  rows: readonly SelectionRow[],
  { name, unit, label = name }: SelectionTableProps['parameters'][number],
  sortable: ReadonlySet<string>,
): Column {
  const column = { name, unit: sharedUnit(valuesOf(rows, name)) }

  return {
    id: paramColumnId(name),
    header: label,
    unit: column.unit,
    // A parameter with a unit is a figure, also where this page has none.
    align: unit === '' && column.unit === '' ? 'left' : 'right',
    width: widthOf(paramColumnId(name), Math.min(140, [...label].length * 13 + 52)),
    isSortable: sortable.has(paramColumnId(name)),
    cell: (part) => (
      <S.Mono {...(isRead(part, column) && { title: '来自目录描述', 'data-read': true })}>
        {cellOf(part, column) || '–'}
      </S.Mono>
    ),
  }
}

/** The room that a column wants, and the most it takes where there is less; what is longer breaks. */
const widthOf = (id: string, wanted: number): string =>
  `min(${Math.min(160, Math.max(84, wanted))}px, max(80px, ${shareWidth(id)}))`

const actions = (part: SelectionRow, { datasheetOf }: Ways) => (
  <S.Actions>
    <PartActions part={part} datasheet={datasheetOf?.(part)} />
  </S.Actions>
)
