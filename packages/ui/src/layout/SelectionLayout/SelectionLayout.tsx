import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import { PageHead, type PageHeadProps } from '../PageHead/PageHead.tsx'
import * as S from './SelectionLayout.styles.ts'

export interface SelectionLayoutProps extends PageHeadProps {
  /** The bank of filters, over the table from 1024 px. */
  bank?: React.ReactNode
  /** The same filters behind a button, below that. */
  drawer?: React.ReactNode
  children: React.ReactNode
}

/** The parametric selection: title, filters side by side, and a table as wide as the page. */
export const SelectionLayout = ({ bank, drawer, children, ...head }: SelectionLayoutProps) => (
  <PageBody layout="index">
    <S.Page>
      <PageHead {...head} />
      {bank && <S.Bank>{bank}</S.Bank>}
      {drawer}
      {children}
    </S.Page>
  </PageBody>
)
