import type { ImSession } from '@xinpu/sdk/types'
import { ChevronLeft, Ellipsis } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
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
}

/** With whom a talk is, and what can be done with it. */
export const ImHead = ({ session, backHref, companyHref, onBlock, onRemove }: ImHeadProps) => (
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
          {session.company}
        </Link>
      )}
    </S.Who>
    <Menu
      placement="bottom end"
      trigger={
        <Button tone="quiet" size="sm" shape="icon" aria-label="更多">
          <Icon of={Ellipsis} />
        </Button>
      }
      items={[
        { id: 'block', label: session.isBlocked ? '解除屏蔽' : '屏蔽对方' },
        'rule',
        { id: 'remove', label: '移出列表', tone: 'danger' },
      ]}
      onAction={(id) => (id === 'block' ? onBlock(!session.isBlocked) : onRemove())}
    />
  </S.Head>
)
