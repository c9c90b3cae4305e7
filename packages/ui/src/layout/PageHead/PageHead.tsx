// chunk: widgets
import { formatCount } from '@xinpu/sdk/format'
import * as S from './PageHead.styles.ts'

export interface PageHeadProps {
  /** The way here. */
  breadcrumb?: React.ReactNode
  /** The drawing of what is listed. */
  symbol?: React.ReactNode
  /** What the page lists: ‘线性稳压器 LDO’. */
  title: string
  /** How many parts there are without any filter. */
  count?: number
  /** What should be known before anything is done, on a quiet line. */
  note?: string
  /** What can be done with all of it, at the right of the title. */
  actions?: React.ReactNode
}

/** The head of a page that lists parts: the way here, its title with a count, and what can be done. */
export const PageHead = ({ breadcrumb, symbol, title, count, note, actions }: PageHeadProps) => (
  <S.Top>
    {breadcrumb}
    <S.Head>
      {symbol && <S.Symbol>{symbol}</S.Symbol>}
      <h1>{title}</h1>
      {count !== undefined && (
        <S.Count>
          <S.Figure>{formatCount(count)}</S.Figure> 个型号
        </S.Count>
      )}
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Head>
    {note !== undefined && <S.Count>{note}</S.Count>}
  </S.Top>
)
