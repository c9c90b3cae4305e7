import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastPage, pageInAddress, withoutEmpty } from '../../app/address.ts'
import { jsonLd } from '../../app/json-ld.ts'
import { titleOf } from '../../app/settings.ts'
import { datasheetSearch } from '../../datasheet/queries.ts'
import { fulltextInputOf, fulltextNarrowedBy } from '../../search/fulltext-input.ts'
import { readFulltextParams } from '../../search/fulltext-params.ts'
import { fulltextPlace } from '../../search/places.ts'
import { fulltextSearch } from '../../search/queries.ts'
import { resultsPageSize, searchText } from '../../search/search-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const FulltextPage = latePage(
  () => import('../../search/FulltextPage.tsx'),
  (page) => page.FulltextPage,
)

export const Route = createFileRoute('/specification/$search')({
  staticData: { shell: 'datasheet' },
  params: searchText,
  validateSearch: readFulltextParams,
  beforeLoad: ({ params }) => {
    if (!params.search) throw redirect({ to: '/datasheet', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps }) => {
    const [pages, sheets] = await Promise.all([
      // Without an answer the page still shows what goes by the name.
      queryClient.ensureQueryData(fulltextSearch(call, fulltextInputOf(params.search, deps))).catch(() => undefined),
      queryClient.ensureQueryData(datasheetSearch(call, params.search, 1)),
    ])
    const last = pages && lastPage(pages, deps.page ?? 1, resultsPageSize)
    if (last)
      throw redirect({
        ...fulltextPlace(params.search),
        search: withoutEmpty({ ...deps, page: pageInAddress(last) }),
        replace: true,
      })
    return { isEmpty: !pages?.totalRecord && sheets.totalRecord === 0 }
  },
  head: ({ loaderData, params, match }) => {
    const title = titleOf(`${params.search.slice(0, 60)} 资料全文检索`)
    const url = `${match.context.visit.origin}${match.pathname}`
    const isEmpty = loaderData?.isEmpty ?? true
    const isFirst = !isEmpty && fulltextNarrowedBy(match.search) === 0 && !match.search.sort && !match.search.page
    return {
      meta: [
        { title },
        { name: 'description', content: `数据手册里的“${params.search.slice(0, 60)}”：哪一份、哪一页。` },
        ...(isFirst ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
      ],
      links: [{ rel: 'canonical', href: url }],
      scripts: [jsonLd({ '@type': 'SearchResultsPage', name: title, url })],
    }
  },
  component: Page,
})

function Page() {
  const { search: text } = Route.useParams()
  const search = Route.useSearch()
  return <FulltextPage key={text} text={text} search={search} />
}
