// chunk: toolbar
import { formatCount } from '@xinpu/sdk/format'
import { Code, Link2 } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../Button/Button.tsx'
import { copyToClipboard } from '../CopyText/copy-to-clipboard.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { ColumnChoice } from './ColumnsButton.tsx'
import * as S from './ListToolbar.styles.ts'
import { DensitySwitch, ViewSwitch, type Chosen } from './Switches.tsx'
import { ToolSelect } from './ToolSelect.tsx'
import { NothingHere } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

export type { ColumnChoice } from './ColumnsButton.tsx'

export interface ListOrder {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export interface ListPageSize {
  value: number
  /**
   * The sizes there are.
   *
   * @default [20, 50, 100]
   */
  options?: readonly number[]
  onChange: (size: number) => void
}

/** What few lists have comes with those that do. */
const ColumnsButton = onDemand(() => import('./ColumnsButton.tsx').then((module) => module.ColumnsButton), NothingHere)

export interface ListToolbarProps {
  /** What the list is of: 型号. */
  title: string
  /** Rows in all; 10001 where counting stopped at 10,000. */
  total: number
  /** The orders there are. */
  order?: ListOrder
  /** How many rows a page has. */
  pageSize?: ListPageSize
  /** Which columns are shown, and what to tell when others are chosen; whoever is told keeps it. */
  columns?: ColumnChoice
  /** Table or cards. */
  view?: Chosen<'table' | 'cards'>
  /** High or low rows. */
  density?: Chosen<'comfortable' | 'compact'>
  /** The address of this list, to copy. */
  link?: string
  /** The call of the SDK that answers with this list, to copy. */
  code?: string
  /** Actions on the list. */
  children?: React.ReactNode
}

const sizes = [20, 50, 100]

/**
 * The line over a list: what it is of, how many, in which order, and what can be done with it. The order is the
 * system's own select: it is light, and right on every phone.
 */
export const ListToolbar = ({ title, total, order, pageSize, columns, children, ...tools }: ListToolbarProps) => (
  <S.Line>
    <S.Title>
      {title} <S.Count>{formatCount(total)}</S.Count>
    </S.Title>
    <S.Tools>
      {children}
      {order && <ToolSelect label="排序" {...order} />}
      {pageSize && (
        <ToolSelect
          label="每页条数"
          value={String(pageSize.value)}
          options={(pageSize.options ?? sizes).map((size) => ({ value: String(size), label: `每页 ${size}` }))}
          onChange={(size) => pageSize.onChange(Number(size))}
        />
      )}
      {tools.density && <DensitySwitch {...tools.density} />}
      <Suspense>{columns && <ColumnsButton {...columns} />}</Suspense>
      {tools.view && <ViewSwitch {...tools.view} />}
      <Copies link={tools.link} code={tools.code} />
    </S.Tools>
  </S.Line>
)

function Copies({ link, code }: Pick<ListToolbarProps, 'link' | 'code'>) {
  return (
    <>
      {link !== undefined && (
        <Button size="sm" onPress={() => copyToClipboard(link, '链接')}>
          <Icon of={Link2} /> <S.Words>复制链接</S.Words>
        </Button>
      )}
      {code !== undefined && (
        <Button size="sm" onPress={() => copyToClipboard(code, ' SDK 代码')}>
          <Icon of={Code} /> <S.Words>复制 SDK 代码</S.Words>
        </Button>
      )}
    </>
  )
}
