import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import * as S from './UserCenterLayout.styles.ts'

export interface UserCenterLayoutProps {
  /** The menu of the room: a `SideNav`, which folds itself under 900 px. */
  nav: React.ReactNode
  /** What concerns every page of the room: who one is, what is missing. */
  head?: React.ReactNode
  children: React.ReactNode
}

/** The rooms of a person: 1200 px, their menu 200 px at the left, no dock. */
export const UserCenterLayout = ({ nav, head, children }: UserCenterLayoutProps) => (
  <PageBody layout="userCenter">
    <S.Page>
      {head}
      <S.Columns>
        <S.Nav>{nav}</S.Nav>
        <S.Panel>{children}</S.Panel>
      </S.Columns>
    </S.Page>
  </PageBody>
)
