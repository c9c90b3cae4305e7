import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { piecesOf, type Pair } from './diff.ts'
import { changeOf, type Change, type DiffColumn, type DiffRow, type DiffViewProps } from './DiffView.tsx'
import * as S from './DiffView.styles.ts'

type RowPair = Pair<DiffRow>

interface DiffTableProps extends Required<Pick<DiffViewProps, 'label' | 'mode' | 'sides'>> {
  columns: readonly DiffColumn[]
  pairs: readonly RowPair[]
  /** Whether the head says nothing: there is one column. */
  isBare: boolean
}

export function DiffTable({ label, columns, pairs, mode, sides, isBare }: DiffTableProps) {
  const isSplit = mode === 'side'
  const heads = columns.flatMap((column) => headsOf(column, isSplit && !isName(column), sides, columns.length > 2))

  return (
    <S.Scroll role="region" aria-label={`${label}：差异`} tabIndex={0}>
      <S.Table $isSplit={isSplit}>
        <S.Head $isHidden={isBare && !isSplit}>
          <tr>
            <th scope="col">
              <VisuallyHidden>变化</VisuallyHidden>
            </th>
            {heads.map(({ text, column }) => (
              <th key={text} scope="col" data-name={isName(column) || undefined} data-align={column.align}>
                {text}
              </th>
            ))}
          </tr>
        </S.Head>
        <tbody>
          {pairs.map((pair, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines of a text may be the same
            <Row key={index} pair={pair} columns={columns} isSplit={isSplit} />
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  )
}

/** The name of a field is the same on both sides: told once. */
const isName = ({ id }: DiffColumn): boolean => id === 'label'

interface ColumnHead {
  text: string
  column: DiffColumn
}

/** One head, or one for each side; beside other columns a side says whose it is. */
function headsOf(column: DiffColumn, isSplit: boolean, sides: readonly string[], isOneOfMany: boolean): ColumnHead[] {
  if (!isSplit) return [{ text: column.label, column }]
  return sides.map((side) => ({ text: isOneOfMany ? `${column.label} · ${side}` : side, column }))
}

const signs: Record<Change, { sign: string; word: string }> = {
  same: { sign: '', word: '没有变化' },
  changed: { sign: '±', word: '修改' },
  added: { sign: '+', word: '新增' },
  removed: { sign: '−', word: '删除' },
}

function Row({ pair, columns, isSplit }: { pair: RowPair; columns: readonly DiffColumn[]; isSplit: boolean }) {
  const change = changeOf(pair)
  return (
    <S.Row $change={change}>
      <S.Sign>
        <span aria-hidden>{signs[change].sign}</span>
        <VisuallyHidden>{signs[change].word}</VisuallyHidden>
      </S.Sign>
      {columns.map((column) => (
        <Cells key={column.id} pair={pair} column={column} isSplit={isSplit} />
      ))}
    </S.Row>
  )
}

function Cells({ pair: { before, after }, column, isSplit }: { pair: RowPair; column: DiffColumn; isSplit: boolean }) {
  const [old, fresh] = [before?.[column.id], after?.[column.id]]
  if (isName(column))
    return (
      <S.Name scope="row" $align={column.align}>
        {fresh ?? old}
      </S.Name>
    )

  if (!isSplit)
    return (
      <S.Cell $align={column.align}>
        <Text before={old} after={fresh} shows="both" />
      </S.Cell>
    )

  return (
    <>
      <S.Cell $align={column.align}>
        <Text before={old} after={fresh} shows="before" />
      </S.Cell>
      <S.Cell $align={column.align}>
        <Text before={old} after={fresh} shows="after" />
      </S.Cell>
    </>
  )
}

interface TextProps {
  before?: string
  after?: string
  /** Both in one text, or one of the two. */
  shows: 'both' | 'before' | 'after'
}

/** What was taken is struck out, what was put in is underlined. */
function Text({ before = '', after = '', shows }: TextProps) {
  if (before === after) return before

  return piecesOf(before, after)
    .filter(({ side }) => side === 'both' || shows === 'both' || side === shows)
    .map(({ side, text }, index) => {
      const Piece = side === 'both' ? 'span' : side === 'before' ? S.Taken : S.Put
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no names but their place
      return <Piece key={index}>{text}</Piece>
    })
}
