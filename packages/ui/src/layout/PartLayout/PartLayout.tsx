import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import * as S from './PartLayout.styles.ts'

export interface PartLayoutProps {
  /** The way here. */
  breadcrumb: React.ReactNode
  /** Name, brand, state, key figures. */
  head: React.ReactNode
  /** The datasheet, at hand within the first screen. */
  side: React.ReactNode
  /** The blocks of the page, each at an address of its own. */
  tabs?: React.ReactNode
  /** Parameters. */
  main?: React.ReactNode
  /** The wide column beside: the page they are from, and documents; each has all the room without the other. */
  aside?: React.ReactNode
  /** Full-width blocks below. */
  children?: React.ReactNode
  /** What stays at the foot of the window: a `StickyBar`. */
  bar?: React.ReactNode
}

/** A part's page: what it is and its datasheet first, every figure below. */
export function PartLayout({ breadcrumb, head, side, tabs, main, aside, children, bar }: PartLayoutProps) {
  return (
    <PageBody layout="none">
      <S.Band>
        <S.Inner $hasTabs={tabs !== undefined}>
          {breadcrumb}
          <S.HeadGrid>
            <div>{head}</div>
            <S.Side>{side}</S.Side>
          </S.HeadGrid>
          {tabs && <S.Tabs>{tabs}</S.Tabs>}
        </S.Inner>
      </S.Band>
      <S.Body>
        {(main || aside) && (
          <S.Columns $isOne={!main || !aside}>
            {main && <div>{main}</div>}
            {aside && <div>{aside}</div>}
          </S.Columns>
        )}
        {children}
      </S.Body>
      {bar}
    </PageBody>
  )
}
