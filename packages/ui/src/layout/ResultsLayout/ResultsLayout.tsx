// chunk: tabs
import { SlidersHorizontal } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import * as S from './ResultsLayout.styles.ts'

export interface ResultsLayoutProps {
  /** The name of the page, for those who hear it. */
  title: string
  /** What is listed, with the heading of the page; without it, `title` is heard only. */
  head?: React.ReactNode
  /** Kinds of results, as links. */
  tabs?: React.ReactNode
  /** Ways to narrow the results: at the left from 1024 px, folded above them below. */
  facets?: React.ReactNode
  /**
   * What the folded ways are called where the list has filters of its own.
   *
   * @default '筛选'
   */
  facetsName?: string
  /** How many ways are in use. */
  narrowed?: number
  children: React.ReactNode
}

/** A search's results: kinds on a line, filters at the left, a table that begins within the first screen. */
export function ResultsLayout(props: ResultsLayoutProps) {
  const { title, head, tabs, facets, facetsName = '筛选', narrowed = 0, children } = props

  return (
    <PageBody layout="none">
      {head ? <S.Head>{head}</S.Head> : <S.HiddenTitle>{title}</S.HiddenTitle>}
      {tabs && (
        <S.TabsLine>
          <S.Inner>{tabs}</S.Inner>
        </S.TabsLine>
      )}
      <S.Columns $hasFacets={facets !== undefined}>
        {facets && (
          <>
            <S.Aside>{facets}</S.Aside>
            <S.Folded>
              <summary>
                <Icon of={SlidersHorizontal} /> {facetsName}
                {narrowed > 0 && `(${narrowed})`}
              </summary>
              {facets}
            </S.Folded>
          </>
        )}
        <S.Results>{children}</S.Results>
      </S.Columns>
    </PageBody>
  )
}
