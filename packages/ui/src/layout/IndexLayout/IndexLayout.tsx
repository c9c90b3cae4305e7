import { PageColumns, type PageColumnsProps } from '../PageColumns.tsx'

export type IndexLayoutProps = PageColumnsProps

/** The front page of a room, 1440 px: 资讯, 供求, 商城. */
export const IndexLayout = (props: IndexLayoutProps) => <PageColumns layout="index" {...props} />
