import { formatNumber } from '@xinpu/sdk/format'
import { Button } from '../../primitives/Button/Button.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { letterOf } from './column-letter.ts'
import * as S from './BomInput.styles.ts'

export interface SheetPreviewProps {
  /** The name of the file, or what says that it was pasted. */
  name: string
  /** All rows, of which the first ten are shown. */
  rows: readonly { rowNo: number; cells: readonly string[]; isHidden?: boolean }[]
  /** Hidden rows, merged cells and what else should be known. */
  notes?: readonly string[]
  /** How a text is written, and how else it can be read; missing for workbooks. */
  encoding?: { value: string; options: readonly { value: string; label: string }[]; onChange: (value: string) => void }
  /** The sheets of a workbook, where there is more than one. */
  sheets?: { names: readonly string[]; chosen: number; onChange: (place: number) => void }
}

const shownRows = 10
const shownColumns = 24

/** What was read: the first rows, as a spreadsheet shows them, and how they were read. */
export function SheetPreview({
  name,
  rows,
  notes = [],
  encoding,
  sheets,
  onReset,
}: SheetPreviewProps & { onReset?: (() => void) | undefined }) {
  return (
    <S.Preview>
      <S.Head>
        <S.FileName>{name}</S.FileName> <S.Quiet>{formatNumber(rows.length)} 行</S.Quiet>
        <S.Last>
          {sheets && sheets.names.length > 1 && (
            <Select
              label="工作表"
              isLabelHidden
              size="sm"
              value={String(sheets.chosen)}
              onChange={(place) => sheets.onChange(Number(place))}
              options={sheets.names.map((sheet, place) => ({ value: String(place), label: sheet }))}
            />
          )}
          {encoding && <Select label="编码" isLabelHidden size="sm" {...encoding} />}
          {onReset && (
            <Button size="sm" onPress={onReset}>
              重选
            </Button>
          )}
        </S.Last>
      </S.Head>
      <FirstRows name={name} rows={rows} />
      {notes.length > 0 && (
        <S.Notes>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </S.Notes>
      )}
    </S.Preview>
  )
}

function FirstRows({ name, rows }: Pick<SheetPreviewProps, 'name' | 'rows'>) {
  const shown = rows.slice(0, shownRows)
  const width = Math.min(shownColumns, Math.max(1, ...shown.map(({ cells }) => cells.length)))
  const columns = Array.from({ length: width }, (_, column) => letterOf(column))

  return (
    <S.Scroll tabIndex={0} role="region" aria-label={`${name} 的前 ${shown.length} 行`}>
      <S.Table>
        <thead>
          <tr>
            <S.Place>行</S.Place>
            {columns.map((letter) => (
              <S.Place key={letter} scope="col">
                {letter}
              </S.Place>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ rowNo, cells, isHidden }) => (
            <tr key={rowNo}>
              <S.Place scope="row">{isHidden ? `${rowNo}（隐藏）` : rowNo}</S.Place>
              {columns.map((letter, column) => (
                <S.Cell key={letter} title={cells[column]}>
                  {cells[column]}
                </S.Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  )
}
