import { useSuspenseQuery } from '@tanstack/react-query'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { EmptyState, Link, LinkButton, LinkTabs, ListRegion } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { fulltextPlace } from '../search/places.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { NewsAside } from './NewsAside.tsx'
import { NewsSearchBox } from './NewsSearchBox.tsx'
import { newsPlace, newsSearchPlace, type NewsSearch } from './places.ts'
import { foundArticles, newsPageSize, searchInput } from './queries.ts'

/** R059: what is found of some words. */
export function NewsSearchPage({ search }: { search: NewsSearch }) {
  const place = usePlace()
  const { data } = useSuspenseQuery(foundArticles(useCall(), searchInput(search)))
  const { keywords = '', page = 1, sort, time } = search
  const order = (next: 'newest' | undefined) => place(newsSearchPlace({ keywords, time, sort: next }))

  return (
    <DefaultLayout
      head={
        <>
          <PageHead title={keywords ? `“${keywords}”的文章` : '搜索资讯'} />
          <NewsSearchBox key={keywords} keywords={keywords} />
          <LinkTabs
            label="排序"
            current={sort ?? 'relevance'}
            items={[
              { id: 'relevance', label: '综合', href: order(undefined) },
              { id: 'newest', label: '最新', href: order('newest') },
            ]}
          />
        </>
      }
      aside={<NewsAside />}
    >
      <ListRegion
        list={data}
        paging={{ page, pageSize: newsPageSize, hrefFor: (next) => place(newsSearchPlace({ ...search, page: next })) }}
        empty={
          <EmptyState
            title={keywords ? '没有找到文章' : '输入词语或型号'}
            why="标题里有的排在前面，同样的词按时间排。"
            action={<LinkButton href={place(newsPlace())}>全部资讯</LinkButton>}
            {...(keywords && {
              secondary: <LinkButton href={place(fulltextPlace(keywords))}>在手册正文里找</LinkButton>,
            })}
          />
        }
      >
        {(rows) => <ArticleRows rows={rows} />}
      </ListRegion>
      {keywords && data.data.length > 0 && (
        <Link href={`/files/news/search.xml?keywords=${encodeURIComponent(keywords)}`}>订阅这些词（RSS）</Link>
      )}
    </DefaultLayout>
  )
}
