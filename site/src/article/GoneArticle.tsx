import { useQuery } from '@tanstack/react-query'
import type { ArticleDetail } from '@xinpu/sdk/types'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { EmptyState, LinkButton, ListRegion, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { newsPlace } from './places.ts'
import { articlesBy } from './queries.ts'

/** In the place of an article that was taken down: what else its author wrote. */
export function GoneArticle({ author }: Pick<ArticleDetail, 'author'>) {
  const place = usePlace()
  const others = shownOf(useQuery({ ...articlesBy(useCall(), author.id, 1), enabled: author.id > 0 }))
  return (
    <DefaultLayout head={<PageHead title="这篇文章已下架" />}>
      <Section title={`${author.nickName} 的其他文章`}>
        <ListRegion
          list={others}
          empty={
            <EmptyState title="没有其他文章" action={<LinkButton href={place(newsPlace())}>全部资讯</LinkButton>} />
          }
        >
          {(rows) => <ArticleRows rows={rows} />}
        </ListRegion>
      </Section>
    </DefaultLayout>
  )
}
