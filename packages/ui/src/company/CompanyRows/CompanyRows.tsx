import { Link } from '../../primitives/Link/Link.tsx'
import * as S from './CompanyRows.styles.ts'

export interface CompanyRow {
  key: number | string
  /** What the row is about: a `Link`. */
  main: React.ReactNode
  /** What is said of it. */
  detail?: React.ReactNode
  /** A day, or what was found, at the end. */
  end?: React.ReactNode
}

export interface CompanyRowsProps {
  /** What the rows are: 最近查过. */
  label: string
  rows: readonly CompanyRow[]
}

/** Short lines about companies, one under another. */
export const CompanyRows = ({ label, rows }: CompanyRowsProps) => (
  <S.List aria-label={label}>
    {rows.map(({ key, main, detail, end }) => (
      <li key={key}>
        <S.Main>{main}</S.Main>
        {detail && <S.Detail>{detail}</S.Detail>}
        {end && <S.End>{end}</S.End>}
      </li>
    ))}
  </S.List>
)

export interface CountLineProps {
  /** How much there is of each kind; one that nobody has told is not a zero. */
  counts: readonly { label: string; count: number | undefined; href?: string }[]
}

/** How much there is of several kinds, on one line: 裁判文书 4. */
export const CountLine = ({ counts }: CountLineProps) => (
  <S.Counts>
    {counts.map(({ label, count, href }) => (
      <span key={label}>
        {href ? <Link href={href}>{label}</Link> : label} <b>{count ?? '未取得'}</b>
      </span>
    ))}
  </S.Counts>
)
