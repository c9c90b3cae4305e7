import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import * as S from './ReaderLayout.styles.ts'

export interface ReaderLayoutProps {
  /** The one-line head of the document. */
  head: React.ReactNode
  /** Outline and hits: at the left from 1024 px. */
  sidebar: React.ReactNode
  /** The pages. */
  viewer: React.ReactNode
  /** Parts, parameters and revisions: at the right from 1440 px, under the pages below. */
  info: React.ReactNode
  /** What stands for the sidebar below 1024 px: a `StickyBar`. */
  bar?: React.ReactNode
  /**
   * How many pixels at the top of the window lines that stick there take: the site's, and the document's.
   *
   * @default 60
   */
  stickyTop?: number
}

/** The reader: a document between its outline and its facts. */
export const ReaderLayout = ({ head, sidebar, viewer, info, bar, stickyTop = 60 }: ReaderLayoutProps) => (
  <PageBody layout="none">
    {head}
    <S.Panes style={{ '--sticky-top': `${stickyTop}px` }}>
      <S.Sidebar>{sidebar}</S.Sidebar>
      <S.Viewer>{viewer}</S.Viewer>
      <S.Info>{info}</S.Info>
    </S.Panes>
    {bar && <S.Bar>{bar}</S.Bar>}
  </PageBody>
)
