import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import * as S from './UserCenterLayout.styles.ts'

export interface UserCenterLayoutProps {
  /** What the page is: ‘我的收藏’. */
  title: string
  /** The menu of the room: a `SideNav`, which folds itself under 900 px. */
  nav: React.ReactNode
  /** What concerns every page of the room: who one is, what is missing. */
  head?: React.ReactNode
  children: React.ReactNode
}

/** The rooms of a person: 1200 px, their menu 200 px at the left, no dock. */
export const UserCenterLayout = ({ title, nav, head, children }: UserCenterLayoutProps) => (
  <PageBody layout="userCenter">
    <S.Page>
      {head}
      <S.Columns>
        <S.Nav>{nav}</S.Nav>
        <S.Panel>
          <h1>{title}</h1>
          {children}
        </S.Panel>
      </S.Columns>
    </S.Page>
  </PageBody>
)
