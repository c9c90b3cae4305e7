import { createFileRoute, notFound } from '@tanstack/react-router'
import { readAuthorParams } from '../../article/news-params.ts'
import { orNotFound } from '../../app/not-found.ts'
import { listHead } from '../../article/article-head.ts'
import { articlesBy, authorNumbered } from '../../article/queries.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { latePage } from '../../rendering/late-page.tsx'

const AuthorPage = latePage(
  () => import('../../article/AuthorPage.tsx'),
  (page) => page.AuthorPage,
)

export const Route = createFileRoute('/news/author')({
  staticData: { shell: 'default' },
  validateSearch: readAuthorParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    if (deps.id === undefined) throw notFound()
    const author = await orNotFound(queryClient.ensureQueryData(authorNumbered(call, deps.id)))
    await queryClient.ensureQueryData(articlesBy(call, deps.id, deps.page ?? 1))
    return { id: deps.id, name: author.nickName }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? listHead(
          `${loaderData.name} 的文章`,
          `/news/author?id=${loaderData.id}`,
          `author-${loaderData.id}`,
          match.context.visit,
        )
      : {},
  notFoundComponent: () => <LateMissingPage noun="作者" />,
  component: Page,
})

function Page() {
  const { page: at = 1 } = Route.useSearch()
  return <AuthorPage id={Route.useLoaderData().id} page={at} />
}
