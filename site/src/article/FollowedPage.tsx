import { useQuery } from '@tanstack/react-query'
import { IndexLayout } from '@xinpu/ui/layout'
import { Button, EmptyState, ListRegion, VisuallyHidden } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { ChannelTabs } from './ChannelTabs.tsx'
import { NewsAside } from './NewsAside.tsx'
import { followedPlace } from './places.ts'
import { followedArticles, newsPageSize } from './queries.ts'

/** R061: what those published whom somebody follows. A visitor is shown whom there is to follow. */
export function FollowedPage({ page }: { page: number }) {
  const call = useCall()
  const place = usePlace()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const articles = useQuery({ ...followedArticles(call, page), enabled: Boolean(who) })
  return (
    <IndexLayout
      head={
        <>
          <VisuallyHidden as="h1">关注动态</VisuallyHidden>
          <ChannelTabs current="followed" />
        </>
      }
      aside={<NewsAside />}
    >
      {who === null ? (
        <EmptyState
          title="登录后看关注的作者和品牌"
          why="右侧是近来读者最多的作者。"
          action={<Button onPress={() => openLogin()}>登录</Button>}
        />
      ) : (
        <ListRegion
          list={shownOf(articles)}
          paging={{ page, pageSize: newsPageSize, hrefFor: (next) => place(followedPlace(next)) }}
          empty={<EmptyState title="还没有关注的动态" why="关注几位作者或品牌，他们的新文章会出现在这里。" />}
        >
          {(rows) => <ArticleRows rows={rows} />}
        </ListRegion>
      )}
    </IndexLayout>
  )
}
