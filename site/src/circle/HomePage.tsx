import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LoginGate } from '@xinpu/ui/account'
import { ArticleSearch } from '@xinpu/ui/article'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { EmptyState, LinkButton, LinkTabs, ListRegion } from '@xinpu/ui/primitives'
import { registerHref } from '../account/places.ts'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { CircleAside } from './CircleAside.tsx'
import { allCirclesPlace, circleHomePlace, composePlace, type HomeSearch } from './places.ts'
import { homeInput, trendsOf, trendsPageSize } from './queries.ts'
import { TrendRows } from './TrendRows.tsx'

export interface HomePageProps {
  search: HomeSearch
  isVisitor: boolean
}

/** R006: what is said in all circles. */
export function HomePage({ search, isVisitor }: HomePageProps) {
  const place = usePlace()
  const navigate = useNavigate()
  const tab = search.tab ?? 'hot'

  return (
    <IndexLayout
      head={
        <>
          <PageHead
            title="工程师圈子"
            actions={
              <LinkButton tone="primary" href={place(composePlace(0))}>
                提问、发帖
              </LinkButton>
            }
          />
          <ArticleSearch
            keywords={search.keywords ?? ''}
            action="/circle"
            label="找帖子"
            onSearch={(words) => void navigate(circleHomePlace({ tab: search.tab, keywords: words || undefined }))}
          />
        </>
      }
      aside={<CircleAside />}
    >
      <LinkTabs
        label="帖子"
        current={tab}
        items={[
          { id: 'hot', label: '热门', href: place(circleHomePlace()) },
          { id: 'newest', label: '最新', href: place(circleHomePlace({ tab: 'newest' })) },
          { id: 'follow', label: '我加入的', href: place(circleHomePlace({ tab: 'follow' })) },
          { id: 'unanswered', label: '未解决', href: place(circleHomePlace({ tab: 'unanswered' })) },
        ]}
      />
      {tab === 'follow' && isVisitor ? <FollowGate /> : <Posts search={search} />}
    </IndexLayout>
  )
}

function FollowGate() {
  const place = usePlace()
  const { openLogin } = useLogin()
  return (
    <LoginGate
      level={2}
      title="登录后看加入的圈子"
      why="不登录也能看所有帖子和回答。"
      onLogin={() => openLogin()}
      registerHref={registerHref}
      alternative={{ label: '看热门', href: place(circleHomePlace()) }}
    />
  )
}

function Posts({ search }: { search: HomeSearch }) {
  const place = usePlace()
  const found = useQuery(trendsOf(useCall(), homeInput(search)))
  return (
    <ListRegion
      list={shownOf(found)}
      paging={{
        page: search.page ?? 1,
        pageSize: trendsPageSize,
        hrefFor: (page) => place(circleHomePlace({ ...search, page })),
      }}
      empty={
        <EmptyState
          title={search.keywords ? `没有找到「${search.keywords}」` : '这里还没有帖子'}
          why={search.tab === 'follow' ? '加入几个圈子，这里就有内容。' : '问一个，常有人踩过同一个坑。'}
          action={<LinkButton href={place(allCirclesPlace())}>找圈子</LinkButton>}
          secondary={<LinkButton href={place(composePlace(0))}>提问</LinkButton>}
        />
      }
    >
      {(rows) => <TrendRows rows={rows} />}
    </ListRegion>
  )
}
