// chunk: widgets
import { PageBody, type PageLayout } from '../primitives/PageBody/PageBody.tsx'
import * as S from './PageColumns.styles.ts'

/** What a page in columns is made of. */
export interface PageColumnsProps {
  /** The way here. */
  breadcrumb?: React.ReactNode
  /** The title with what belongs to it, over all columns. */
  head?: React.ReactNode
  /** The column at the left from 1024 px, over the rest below: filters, a tree. */
  side?: React.ReactNode
  /** The column at the right from 1024 px, under the rest below: what is related. */
  aside?: React.ReactNode
  /** The middle, as wide as the others leave it. */
  children: React.ReactNode
}

/** A page of up to three columns under one head; the layouts of the site differ in their widths. */
export const PageColumns = ({ layout, ...columns }: PageColumnsProps & { layout: PageLayout }) => (
  <PageBody layout={layout}>
    <Columns {...columns} />
  </PageBody>
)

/** What stands in such a page. */
export const Columns = ({ breadcrumb, head, side, aside, children }: PageColumnsProps) => (
  <S.Page>
    {breadcrumb}
    {head}
    <S.Columns $side={side ? 'left' : 'none'} $aside={aside ? 'right' : 'none'}>
      {side && <S.Column $isMiddle={false}>{side}</S.Column>}
      <S.Column $isMiddle>{children}</S.Column>
      {aside && <S.Column $isMiddle={false}>{aside}</S.Column>}
    </S.Columns>
  </S.Page>
)
