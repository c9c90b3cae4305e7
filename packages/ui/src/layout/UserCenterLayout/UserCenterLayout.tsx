import { useLayoutEffect, useRef } from 'react'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import * as S from './UserCenterLayout.styles.ts'

export interface UserCenterLayoutProps {
  /** What the page is: ‘我的收藏’. */
  title: string
  /** The menu of the room: a `SideNav`, which folds itself under 900 px. */
  nav: React.ReactNode
  /**
   * 1200 px, or 1440 (index) for a room that shows two things side by side.
   *
   * @default 'userCenter'
   */
  layout?: 'index' | 'userCenter'
  /** What concerns every page of the room: who one is, what is missing. */
  head?: React.ReactNode
  children: React.ReactNode
}

/** The rooms of a person: 1200 px or 1440, their menu 200 px at the left, no dock. */
export const UserCenterLayout = ({ title, nav, layout = 'userCenter', head, children }: UserCenterLayoutProps) => (
  <PageBody layout={layout}>
    <S.Page>
      {head}
      <S.Columns>
        <Nav title={title}>{nav}</Nav>
        <S.Panel>
          <h1>{title}</h1>
          {children}
        </S.Panel>
      </S.Columns>
    </S.Page>
  </PageBody>
)

/** The menu, which has more pages than a window shows: the page where one is stands in the middle of it. */
function Nav({ title, children }: { title: string; children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = ref.current
    const here = menu?.querySelector('[aria-current]')
    if (!menu || !here) return
    const { top, height } = here.getBoundingClientRect()
    menu.scrollTop += top - menu.getBoundingClientRect().top - (menu.clientHeight - height) / 2
  }, [title])
  return <S.Nav ref={ref}>{children}</S.Nav>
}
