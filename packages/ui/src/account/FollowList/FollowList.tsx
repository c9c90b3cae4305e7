import { followedKindLabels } from '@xinpu/sdk/labels'
import type { FollowedItem, FollowedKind } from '@xinpu/sdk/types'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { ToggleAction, type ToggleAnswer } from '../../primitives/ToggleAction/ToggleAction.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import * as R from '../rows.styles.ts'

export interface FollowListProps {
  /** One page of what is followed of the kind, in whatever state it is. */
  items: Listed<FollowedItem>
  /** The kind that is shown. */
  kind: FollowedKind
  /** Where the other kinds are. */
  kindHref: (kind: FollowedKind) => Href
  /**
   * The kinds that are open on the site; with one, there is nothing to choose.
   *
   * @default all of them
   */
  kinds?: readonly FollowedKind[]
  /** Where one leads. */
  hrefOf: (item: FollowedItem) => Href
  /** Sets whether it is followed; a row that was given up stays until the page is left, so that it can be taken back. */
  setFollow: (item: FollowedItem, isOn: boolean) => Promise<ToggleAnswer | void>
  /** Where to find someone to follow; without it, no way is offered. */
  start?: Href
  /** The present moment. */
  now: Date
  paging: Paging
}

/** Whom and what a person follows, by kinds. */
export function FollowList({
  items,
  kind,
  kindHref,
  kinds = allKinds,
  hrefOf,
  setFollow,
  start,
  now,
  paging,
}: FollowListProps) {
  return (
    <R.Root>
      {kinds.length > 1 && <LinkTabs label="关注类型" items={tabsOf(kinds, kindHref)} current={kind} />}
      <ListRegion list={items} paging={paging} empty={<Nothing kind={kind} start={start} />}>
        {(rows) => (
          <R.List aria-label={`关注的${followedKindLabels[kind]}`}>
            {rows.map((item) => (
              <R.Row key={item.id}>
                <Mark item={item} />
                <R.What>
                  <R.Name>
                    <Link tone="plain" href={hrefOf(item)}>
                      {item.name}
                    </Link>
                  </R.Name>
                  <R.Facts>
                    <span>
                      关注于 <TimeText value={item.createTime} now={now} />
                    </span>
                  </R.Facts>
                </R.What>
                <ToggleAction kind="follow" subject={item.name} isOn size="sm" set={(isOn) => setFollow(item, isOn)} />
              </R.Row>
            ))}
          </R.List>
        )}
      </ListRegion>
    </R.Root>
  )
}

const allKinds = Object.keys(followedKindLabels) as FollowedKind[]

const tabsOf = (kinds: readonly FollowedKind[], hrefOf: FollowListProps['kindHref']) =>
  kinds.map((id) => ({
    id,
    label: followedKindLabels[id],
    href: hrefOf(id),
  }))

const Mark = ({ item: { type, name, imgUrl } }: { item: FollowedItem }) =>
  type === 'author' ? (
    <Avatar user={{ nickName: name, avatar: imgUrl }} />
  ) : (
    <BrandMark name={name} logo={imgUrl || undefined} />
  )

const Nothing = ({ kind, start }: Pick<FollowListProps, 'kind' | 'start'>) => (
  <EmptyState
    title={`还没有关注${followedKindLabels[kind]}`}
    why="关注之后，有新内容会在消息里告诉您。"
    action={
      start && (
        <LinkButton tone="primary" href={start}>
          去看看
        </LinkButton>
      )
    }
  />
)
