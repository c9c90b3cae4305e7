import type { ComparisonRow } from '@xinpu/sdk/types'
import { formatNumber } from '@xinpu/sdk/format'
import * as S from './CompareTable.styles.ts'
import type { RowGroup } from './groups.ts'
import { isAside, letterOf } from './PairSwitch.tsx'

/** The rows of one group, under its name. */
export const ComparedRows = ({ group, rows, pair }: RowGroup & { pair: number }) => (
  <tbody>
    <S.Group>
      <th colSpan={(rows[0]?.values.length ?? 0) + 1} scope="rowgroup">
        {group}
      </th>
    </S.Group>
    {rows.map((row) => (
      <S.Row key={row.name} data-differs={row.differs || undefined}>
        <S.Name scope="row">{row.label ?? row.name}</S.Name>
        {row.values.map((value, at) => (
          <S.Cell key={at} data-aside={isAside(at, pair) || undefined} data-letter={letterOf(at)}>
            {value === '' ? <S.Untold>未标注</S.Untold> : <Told text={told(row, value)} />}
            {row.read?.includes(at) && <S.Read title="来自目录描述">目录</S.Read>}
            {row.best.includes(at) && <S.Best>优</S.Best>}
          </S.Cell>
        ))}
      </S.Row>
    ))}
  </tbody>
)

/** Lines break between words and after a stroke; never within a range, or between a figure and its unit. */
const Told = ({ text }: { text: string }) =>
  text.split(breaks).map((piece, at) => (piece.length > longest ? piece : <S.Whole key={at}>{piece}</S.Whole>))

const breaks = /(?<=[/、，；])|(?<= )(?!\S{1,3}(?:[,;]|$))/

/** What is longer has no room on a phone in one piece. */
const longest = 18

/** A figure under a unit is set apart in thousands; what carries its own unit stands as it is written. */
const told = ({ unit }: ComparisonRow, value: string): string =>
  unit === '' ? value : `${formatNumber(Number(value))} ${unit}`
