import { EmptyState, LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { usePlace } from '../app/use-place.ts'
import { OwnSaid } from './OwnSaid.tsx'
import { newsPlace } from './places.ts'

const room = 6
const kinds = { articles: 2, posts: 5, datasheets: 6 } as const

/** R020, room 6: what a person said below articles, posts and datasheets. */
export function CommentRoom({ search: { tab: given, page = 1 } }: RoomProps) {
  const place = usePlace()
  const tab = oneIn(['all', 'articles', 'posts', 'datasheets'], given)
  return (
    <>
      <LinkTabs
        label="我的评论"
        current={tab}
        items={[
          { id: 'all', label: '全部', href: centerHref({ type: room }) },
          { id: 'articles', label: '文章', href: centerHref({ type: room, tab: 'articles' }) },
          { id: 'posts', label: '帖子', href: centerHref({ type: room, tab: 'posts' }) },
          { id: 'datasheets', label: '手册', href: centerHref({ type: room, tab: 'datasheets' }) },
        ]}
      />
      <OwnSaid
        {...(tab !== 'all' && { type: kinds[tab] })}
        page={page}
        hrefFor={(next) => centerHref({ type: room, ...(tab !== 'all' && { tab }), page: next })}
        empty={
          <EmptyState
            title="还没有评论过"
            why="有疑问或不同的实测结果，写在文章、帖子或手册下面。"
            action={<LinkButton href={place(newsPlace())}>去看看资讯</LinkButton>}
          />
        }
      />
    </>
  )
}
