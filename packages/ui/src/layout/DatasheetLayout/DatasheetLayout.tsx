import { PageColumns, type PageColumnsProps } from '../PageColumns.tsx'

export interface DatasheetLayoutProps extends PageColumnsProps {
  /** The search box that stays under the header: a `SearchStrip`. */
  strip?: React.ReactNode
}

/** Pages of datasheets: up to 1600 px and three panes, with the search strip over them. */
export const DatasheetLayout = ({ strip, ...props }: DatasheetLayoutProps) => (
  <>
    {strip}
    <PageColumns layout="datasheet" {...props} />
  </>
)
