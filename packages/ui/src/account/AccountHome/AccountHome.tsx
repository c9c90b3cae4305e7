import type { RecentViewRecord, UserDetail, UserIdentity } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { EntityHeader } from '../../primitives/EntityHeader/EntityHeader.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { RecordRow } from '../../primitives/RecordRow/RecordRow.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { StatRow } from '../../primitives/StatTile/StatRow.tsx'
import { StatTile } from '../../primitives/StatTile/StatTile.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { List } from '../rows.styles.ts'
import * as S from './AccountHome.styles.ts'
import { Completeness } from './Completeness.tsx'
import { TodoList, type Todo } from './TodoList.tsx'

export type { Todo } from './TodoList.tsx'

export interface AccountHomeProps {
  /** The person; null while it is on its way. */
  user: UserDetail | null
  /** The roles of the person. */
  identity?: UserIdentity
  /** Opens the form of the profile. */
  onEdit: () => void
  /** Where a company is certified; offered to who belongs to none. */
  certifyHref?: Href
  /** What waits for the person; what is at zero is left out. */
  todos: readonly Todo[] | 'loading'
  /** Four figures; undefined while one is on its way. */
  counters: readonly { label: string; value: number | undefined; href: Href }[]
  /** What was looked at last, in whatever state it is. */
  recent: Listed<RecentViewRecord>
  /** Where all of it is. */
  recentHref: Href
  /** Where a record leads. */
  hrefOf: (record: RecentViewRecord) => Href
  /** Where to find something to look at. */
  start?: Href
  /** The present moment. */
  now: Date
}

/** The home of the user centre: who one is, what waits, four figures, and what was looked at last. */
export function AccountHome(props: AccountHomeProps) {
  const { user, identity, onEdit, certifyHref, todos, counters, recent, recentHref } = props

  return (
    <S.Root>
      <S.Me>
        <EntityHeader
          kind="me"
          entity={user}
          facts="none"
          tags={identity && <Roles identity={identity} />}
          actions={
            <>
              <Button onPress={onEdit}>编辑资料</Button>
              {certifyHref && identity && !identity.isEnterprise && (
                <LinkButton href={certifyHref}>企业认证</LinkButton>
              )}
            </>
          }
        />
        {user && <Completeness user={user} onEdit={onEdit} />}
      </S.Me>
      <TodoList todos={todos} />
      <StatRow>
        {counters.map((counter) => (
          <StatTile key={counter.label} {...counter} />
        ))}
      </StatRow>
      <Section title="最近浏览" more={{ href: recentHref, label: '全部记录' }}>
        <ListRegion list={recent} empty={<NothingSeen {...props} />}>
          {(rows) => <Recent {...props} rows={rows} />}
        </ListRegion>
      </Section>
    </S.Root>
  )
}

function Roles({ identity }: { identity: UserIdentity }) {
  return (
    <>
      {identity.isEnterprise ? <Tag tone="ok">企业已认证</Tag> : <Tag>个人</Tag>}
      {identity.isMember && <Tag tone="accent">会员</Tag>}
      {identity.isMerchant && <Tag>商家</Tag>}
      {identity.isAuthor && <Tag>作者</Tag>}
      {identity.isAdmin && <Tag>审核员</Tag>}
    </>
  )
}

/** As many as leave the page short. */
const most = 6

const Recent = ({ rows, hrefOf, now }: AccountHomeProps & { rows: readonly RecentViewRecord[] }) => (
  <List aria-label="最近浏览">
    {rows.slice(0, most).map((record) => (
      <RecordRow key={record.id} record={record} hrefOf={hrefOf} now={now} />
    ))}
  </List>
)

const NothingSeen = ({ start }: Pick<AccountHomeProps, 'start'>) => (
  <EmptyState
    title="还没有浏览记录"
    why="看过的资料、供求与文章会留在这里。"
    action={start && <LinkButton href={start}>去搜索</LinkButton>}
  />
)
