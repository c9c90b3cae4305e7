// chunk: widgets
import { PageColumns, type PageColumnsProps } from '../PageColumns.tsx'

export type DefaultLayoutProps = PageColumnsProps

/** Most pages: 1200 px under header and dock, with a column beside where there is something to put in it. */
export const DefaultLayout = (props: DefaultLayoutProps) => <PageColumns layout="default" {...props} />
