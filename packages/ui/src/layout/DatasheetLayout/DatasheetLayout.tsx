import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import { Columns, type PageColumnsProps } from '../PageColumns.tsx'
import * as S from './DatasheetLayout.styles.ts'

export interface DatasheetLayoutProps extends PageColumnsProps {
  /** The search box that stays under the header: a `SearchStrip`. */
  strip?: React.ReactNode
  /** What the page is about, over its whole width: a `SpecHeader`. */
  band?: React.ReactNode
}

/** Pages of datasheets: up to 1600 px and three panes, with the search strip over them. */
export const DatasheetLayout = ({ strip, band, ...columns }: DatasheetLayoutProps) => (
  <>
    {strip}
    <PageBody layout="none">
      {band}
      <S.Body>
        <Columns {...columns} />
      </S.Body>
    </PageBody>
  </>
)
