import type { TycRow } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { DataTable, type Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { failureIn, rowsOf, type Listed } from '../../primitives/ListRegion/listed.ts'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './RowTable.styles.ts'

export interface RowTableProps {
  /** What the records are: 专利, 法律诉讼. */
  caption: string
  /** Records of one list, that they are on their way, or why they did not come. */
  rows: Listed<TycRow>
  /** Where a record, or the company it names, is told about. */
  hrefOf?: (row: TycRow) => Href | undefined
  /**
   * What an empty list says.
   *
   * @default '未发现记录'
   */
  empty?: string
}

/** As many columns of a list as stand beside its title and date. */
const most = 4

/** What many lists have in common, in this order: who one was before how much it was about. */
const common = { 身份: 'role', 比例: 'percent', 金额: 'amount', 状态: 'status' } as const

/** Records of one of the register's lists, with the columns of that list; newest first, as they come. */
export function RowTable({ caption, rows, hrefOf, empty = '未发现记录' }: RowTableProps) {
  const data = rowsOf(rows)
  const failure = failureIn(rows)
  const names = namesOf(data).join('\n')
  const columns = useMemo(() => columnsOf(names === '' ? [] : names.split('\n'), hrefOf), [names, hrefOf])

  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={data}
      rowKey={({ id }) => String(id)}
      state={rows === 'loading' ? 'loading' : failure ? 'error' : 'ready'}
      error={failure && <ErrorState {...failure} />}
      empty={<EmptyState title={empty} />}
      renderCard={(row) => <Card row={row} href={hrefOf?.(row)} names={names.split('\n')} />}
    />
  )
}

/** The columns of the rows as a whole: a row may lack what others have. */
function namesOf(rows: readonly TycRow[]): string[] {
  const ahead = Object.entries(common).filter(([, key]) => rows.some((row) => row[key] !== undefined))
  const own = new Set(rows.flatMap(({ fields }) => fields.map(({ name }) => name)))
  return [...ahead.map(([label]) => label), ...own].slice(0, most)
}

const isCommon = (name: string): name is keyof typeof common => name in common

const valueOf = (row: TycRow, wanted: string) =>
  (isCommon(wanted) ? row[common[wanted]] : row.fields.find(({ name }) => name === wanted)?.value) ?? '—'

const Title = ({ row, href }: { row: TycRow; href: Href | undefined }) =>
  href ? <Link href={href}>{row.title}</Link> : row.title

const columnsOf = (names: readonly string[], hrefOf: RowTableProps['hrefOf']): Column<TycRow>[] => [
  { id: 'date', header: '日期', width: '112px', cell: ({ date }) => <S.Day>{date?.slice(0, 10) ?? '—'}</S.Day> },
  { id: 'title', header: '记录', cell: (row) => <Title row={row} href={hrefOf?.(row)} /> },
  ...names.map((name, at): Column<TycRow> => ({
    id: name,
    header: name,
    width: '18%',
    priority: at < 2 ? 1 : at === 2 ? 2 : 3,
    cell: (row) => <S.Text>{valueOf(row, name)}</S.Text>,
  })),
]

const Card = ({ row, href, names }: { row: TycRow; href: Href | undefined; names: readonly string[] }) => (
  <S.Card>
    <S.CardHead>
      <strong>
        <Title row={row} href={href} />
      </strong>
      <S.Day>{row.date?.slice(0, 10)}</S.Day>
    </S.CardHead>
    <S.Pairs>
      {names.filter(Boolean).map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{valueOf(row, name)}</dd>
        </div>
      ))}
    </S.Pairs>
  </S.Card>
)
