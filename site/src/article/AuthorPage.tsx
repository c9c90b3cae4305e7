import { useSuspenseQuery } from '@tanstack/react-query'
import { followFollow, followUnfollow } from '@xinpu/sdk/article'
import { TitleList } from '@xinpu/ui/article'
import { DefaultLayout } from '@xinpu/ui/layout'
import { EmptyState, EntityHeader, ListRegion, Section, ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser, useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { articlePlace, authorPlace } from './places.ts'
import { articlesBy, authorNumbered, newsPageSize } from './queries.ts'

/** R055: an author, their series in order, and all that they published. */
export function AuthorPage({ id, page }: { id: number; page: number }) {
  const call = useCall()
  const place = usePlace()
  const { data: author } = useSuspenseQuery(authorNumbered(call, id))
  const { data: articles } = useSuspenseQuery(articlesBy(call, id, page))
  return (
    <DefaultLayout
      head={<EntityHeader kind="author" entity={author} actions={<Follow author={author} />} />}
      {...(author.series.length > 0 && {
        aside: author.series.map((each) => (
          <Section key={each.id} title={each.name} meta={`${each.articles.length} 篇`}>
            <TitleList
              isOrdered
              titles={each.articles.map((one) => ({ id: one.id, title: one.title, href: place(articlePlace(one.id)) }))}
            />
          </Section>
        )),
      })}
    >
      <Section title="文章" meta={articles.totalRecord}>
        <ListRegion
          list={articles}
          paging={{ page, pageSize: newsPageSize, hrefFor: (next) => place(authorPlace(id, next)) }}
          empty={<EmptyState title="还没有发表文章" />}
        >
          {(rows) => <ArticleRows rows={rows} />}
        </ListRegion>
      </Section>
    </DefaultLayout>
  )
}

function Follow({
  author: { id, nickName, isFollow },
}: {
  author: { id: number; nickName: string; isFollow: boolean }
}) {
  const act = useAct()
  const { openLogin } = useLogin()
  return (
    <ToggleAction
      kind="follow"
      subject={nickName}
      isOn={isFollow}
      set={async (isOn) => {
        if (!browser().read()) {
          openLogin()
          return { isOn: false }
        }
        const answer = await act(isOn ? followFollow : followUnfollow, { type: 'author', targetId: id })
        return { isOn: answer.isFollow }
      }}
    />
  )
}
