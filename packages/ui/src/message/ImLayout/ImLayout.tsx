import { LinkTabs, type LinkTab } from '../../primitives/Tabs/LinkTabs.tsx'
import { PageBody } from '../../primitives/PageBody/PageBody.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ImLayout.styles.ts'

export interface ImLayoutProps {
  /** Talks first, then the kinds of what is told. */
  tabs: readonly LinkTab[]
  /** The id of the tab that is shown; below ‘chat’ panes begin at once. */
  current: string
  /** What concerns all that is shown: ‘全部已读’. */
  tools?: React.ReactNode
  children: React.ReactNode
}

/** The page of messages: its kinds in a row under the header, what is shown below. */
export const ImLayout = ({ tabs, current, tools, children }: ImLayoutProps) => (
  <PageBody layout="index">
    <VisuallyHidden>
      <h1>消息</h1>
    </VisuallyHidden>
    <S.Bar>
      <LinkTabs label="消息" items={tabs} current={current} />
      {tools && <S.Tools>{tools}</S.Tools>}
    </S.Bar>
    {current === 'chat' ? children : <S.Below>{children}</S.Below>}
  </PageBody>
)
