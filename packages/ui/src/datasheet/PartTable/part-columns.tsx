import type { ChipModel } from '@xinpu/sdk/types'
import type { Column as TableColumn } from '../../primitives/DataTable/DataTable.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { PartActions } from '../PartCard/PartActions.tsx'
import { AlikeTag, LifecycleTag, StockTag } from '../PartState/PartState.tsx'
import { figureOf } from '../figure.ts'
import { fixedWidths, packageWidth, paramWidths } from './column-widths.ts'
import { cellOf, paramColumns } from './param-columns.ts'
import type { PartTableProps } from './PartTable.tsx'
import * as S from './PartTable.styles.ts'

type Ways = Pick<
  PartTableProps,
  'hrefOf' | 'datasheetOf' | 'rangesOf' | 'favourites' | 'onFavour' | 'compared' | 'onCompare' | 'density'
>
type Column = TableColumn<ChipModel>

/** Number first, then what the rows compare by, then state and actions. */
export function partColumns(parts: readonly ChipModel[], ways: Ways): Column[] {
  const compared = comparedColumns(parts)

  return [
    number(ways),
    ...(compared.length > 0 ? compared : [paramLine]),
    {
      id: 'package',
      header: '封装',
      priority: 3,
      width: packageWidth(parts),
      cell: (part) => <S.Mono>{part.package}</S.Mono>,
    },
    {
      id: 'stock',
      header: '状态',
      align: 'right',
      width: fixedWidths.stock[ways.density ?? 'comfortable'],
      cell: (part) => state(part, ways),
    },
    { id: 'actions', header: '操作', align: 'right', width: actionsWidth(ways), cell: (part) => actions(part, ways) },
  ]
}

const number = ({ hrefOf, rangesOf, density = 'comfortable' }: Ways): Column => ({
  id: 'model',
  header: '型号 / 品牌',
  cell: (part) => (
    <S.Names $density={density}>
      <Link tone="part" href={hrefOf(part)}>
        <PartNumber ranges={rangesOf?.(part.model)}>{part.model}</PartNumber>
      </Link>
      <S.Sub>
        {part.brandCn} {part.brandName}
        <AlikeTag match={part.match} />
      </S.Sub>
    </S.Names>
  ),
})

/** Figures stand at the right edge under their unit, words at the left. */
function comparedColumns(parts: readonly ChipModel[]): Column[] {
  const columns = paramColumns(parts)
  const widths = paramWidths(parts, columns)
  return columns.map((column, at) => ({
    id: `param-${column.name}`,
    header: column.label,
    unit: column.unit,
    align: parts.every((part) => isFigure(cellOf(part, column))) ? 'right' : 'left',
    width: widths[at],
    // The first two stay longest.
    priority: at < 2 ? 2 : 3,
    cell: (part) => <S.Mono>{cellOf(part, column)}</S.Mono>,
  }))
}

const isFigure = (value: string): boolean =>
  value === '' || /^[±≤≥<>~−+-]?[\d.,]+/.test(value) || figureOf(value) !== null

const paramLine: Column = {
  id: 'params',
  header: '参数',
  width: fixedWidths.params,
  priority: 2,
  cell: (part) => (
    <S.Line>
      {part.params.slice(0, 4).map(({ name, value }) => (
        <span key={name} title={name}>
          {value}
        </span>
      ))}
    </S.Line>
  ),
}

const state = (part: ChipModel, { density = 'comfortable' }: Ways) => (
  <S.State $density={density}>
    <StockTag stock={part.stock} />
    {(part.stock === null || part.lifecycle !== 'active') && <LifecycleTag lifecycle={part.lifecycle} />}
  </S.State>
)

const actionsWidth = ({ onFavour, onCompare }: Ways) =>
  onFavour && onCompare ? fixedWidths.actions.three : fixedWidths.actions.two

const actions = (part: ChipModel, { datasheetOf, favourites, onFavour, compared, onCompare }: Ways) => (
  <S.Actions>
    <PartActions
      part={part}
      datasheet={datasheetOf?.(part)}
      isFavour={favourites?.has(part.id)}
      onFavour={onFavour}
      isCompared={compared?.has(part.id)}
      onCompare={onCompare}
    />
  </S.Actions>
)
