import type { ImSession } from '@xinpu/sdk/types'
import { imTopicLabels } from '@xinpu/sdk/labels'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { pageIn, type Listed } from '../../primitives/ListRegion/listed.ts'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { listTime } from '../im-time.ts'
import * as S from './ImSessionList.styles.ts'

export interface ImSessionListProps {
  /** Talks, the latest first. */
  sessions: Listed<ImSession>
  /** The one that is open. */
  current?: number
  hrefOf: (session: ImSession) => Href
  /** What people, companies and lines are searched for. */
  keywords: string
  onKeywords: (keywords: string) => void
  /** Which talks are shown. */
  filter: TalkFilter
  onFilter: (filter: TalkFilter) => void
  /** Whether the person sits at the desk of a company. */
  hasDesk: boolean
  /** Unread lines of all talks. */
  unread: number
  /** Asks for more talks; left out where there are no more. */
  onMore?: () => void
  now: Date
  /** What stands there when there are none: an `EmptyState`. */
  empty: React.ReactNode
}

/** All talks, those with unread lines, or those of one's company's desk. */
export type TalkFilter = 'all' | 'unread' | 'desk'

/** Talks with people, the latest first; found by person, company and what was said. */
export const ImSessionList = ({ sessions, onMore, empty, ...props }: ImSessionListProps) => (
  <>
    <Find {...props} />
    <ListRegion list={sessions} empty={<S.Empty>{empty}</S.Empty>}>
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} session={row} {...props} />
          ))}
        </ul>
      )}
    </ListRegion>
    {onMore && pageIn(sessions) && (
      <S.More>
        <Button size="sm" tone="quiet" shape="block" onPress={onMore}>
          更早的会话
        </Button>
      </S.More>
    )}
  </>
)

type Shown = Omit<ImSessionListProps, 'sessions' | 'onMore' | 'empty'>

const Find = ({ keywords, onKeywords, filter, onFilter, hasDesk, unread }: Shown) => (
  <S.Find>
    <SearchField
      label="搜人、企业和消息"
      placeholder="搜人、企业和消息"
      size="sm"
      maxLength={200}
      value={keywords}
      onChange={onKeywords}
    />
    <S.Filters role="group" aria-label="筛选会话">
      <Button size="sm" isPressedOn={filter === 'all'} onPress={() => onFilter('all')}>
        全部
      </Button>
      <Button size="sm" isPressedOn={filter === 'unread'} onPress={() => onFilter('unread')}>
        未读{unread > 0 && ` ${unread}`}
      </Button>
      {hasDesk && (
        <Button size="sm" isPressedOn={filter === 'desk'} onPress={() => onFilter('desk')}>
          企业接待
        </Button>
      )}
    </S.Filters>
  </S.Find>
)

/** Whose person it is; a desk has its company for a name already, and ours tells who answers. */
function besideName({ desk, company }: ImSession): string | undefined {
  if (!desk) return company
  return desk.isOurs ? (desk.keeper?.nickName ?? '待接待') : '企业接待'
}

const Row = ({ session, current, hrefOf, now }: Shown & { session: ImSession }) => (
  <S.Row data-unread={session.unreadNum > 0 || undefined}>
    <BareLink href={hrefOf(session)} aria-current={session.id === current ? 'page' : undefined}>
      <Avatar user={session.peer} />
      <S.Said>
        <S.Who>
          <b>{session.peer.nickName}</b>
          <span>{besideName(session)}</span>
        </S.Who>
        <S.Last>
          {session.topic && <Tag>{imTopicLabels[session.topic]}</Tag>}
          <span>{session.lastMsg || '还没有说话'}</span>
        </S.Last>
      </S.Said>
      <S.Aside>
        <time dateTime={session.lastTime}>{listTime(session.lastTime, now)}</time>
        <Badge count={session.unreadNum} label="条未读" />
      </S.Aside>
    </BareLink>
  </S.Row>
)
