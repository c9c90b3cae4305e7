import type { ReportYear } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './FigureTable.styles.ts'

export interface FigureTableProps {
  /** The years a company reported on, newest first, with the same few figures of each. */
  years: readonly ReportYear[]
  /** The report of a year. */
  hrefOf: (year: number) => Href
}

/** As many years as stand side by side. */
const most = 5

/** The same figures of several years side by side, the newest at the right; each year leads to its report. */
export function FigureTable({ years, hrefOf }: FigureTableProps) {
  const shown = years.slice(0, most).toReversed()
  const names = [...new Set(shown.flatMap(({ figures }) => figures.map(({ name }) => name)))]

  return (
    <S.Scroll>
      <S.Table aria-label="历年年报">
        <thead>
          <tr>
            <th scope="col">项目</th>
            {shown.map(({ year }) => (
              <th key={year} scope="col">
                <Link href={hrefOf(year)}>{year}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map(({ year, figures }) => (
                <td key={year}>{figures.find((one) => one.name === name)?.value ?? '不公示'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  )
}
