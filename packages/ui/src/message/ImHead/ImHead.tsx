import type { ImSession } from '@xinpu/sdk/types'
import { ChevronLeft, Ellipsis, Search } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './ImHead.styles.ts'

export interface ImHeadProps {
  session: ImSession
  /** The list of talks, where a phone shows one at a time. */
  backHref: Href
  /** The page of the company that the other acts for. */
  companyHref?: Href
  /** Takes no more lines of the other, or takes them again. */
  onBlock: (isBlocked: boolean) => void
  /** Takes the talk off the list. */
  onRemove: () => void
  /** Opens the search of what was said here. */
  onSearch: () => void
  /** Tells reviewers of the talk. */
  onReport: () => void
  /** Hands a talk of the own desk to a colleague; left out where it is of no desk. */
  onHandOver?: () => void
}

/** With whom a talk is, and what can be done with it. */
export const ImHead = ({ session, backHref, companyHref, ...acts }: ImHeadProps) => (
  <S.Head>
    <S.Back>
      <LinkButton href={backHref} tone="quiet" shape="icon" aria-label="返回会话">
        <Icon of={ChevronLeft} />
      </LinkButton>
    </S.Back>
    <S.Who>
      <h2>{session.peer.nickName}</h2>
      {session.company && companyHref && (
        <Link href={companyHref} tone="plain">
          {session.desk?.isOurs === false ? '企业主页' : session.company}
        </Link>
      )}
      {session.desk?.isOurs && (
        <Tag tone={session.desk.keeper ? 'neutral' : 'warn'}>
          {session.desk.keeper ? `${session.desk.keeper.nickName} 在接待` : '还没有人接待'}
        </Tag>
      )}
    </S.Who>
    <Button tone="quiet" size="sm" shape="icon" aria-label="搜索这个会话" onPress={acts.onSearch}>
      <Icon of={Search} />
    </Button>
    <Menu
      placement="bottom end"
      trigger={
        <Button tone="quiet" size="sm" shape="icon" aria-label="更多">
          <Icon of={Ellipsis} />
        </Button>
      }
      items={[
        ...(acts.onHandOver ? ([{ id: 'onHandOver', label: '转给同事' }, 'rule'] as const) : []),
        { id: 'onReport', label: '举报会话' },
        { id: 'block', label: session.isBlocked ? '解除屏蔽' : '屏蔽对方' },
        'rule',
        { id: 'onRemove', label: '移出列表', tone: 'danger' },
      ]}
      onAction={(id) => {
        if (id === 'block') acts.onBlock(!session.isBlocked)
        else acts[id as 'onHandOver' | 'onRemove' | 'onReport']?.()
      }}
    />
  </S.Head>
)
