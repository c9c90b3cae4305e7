import { createFileRoute, notFound } from '@tanstack/react-router'
import { goneIn, orNotFound } from '../../../app/not-found.ts'
import { titleOf } from '../../../app/settings.ts'
import { descriptionOf } from '../../../datasheet/datasheet-head.ts'
import { publicDatasheet, recommendedDatasheets } from '../../../datasheet/queries.ts'
import { readSpecInfoParams } from '../../../datasheet/spec-info-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const SpecInfoPage = latePage(
  () => import('../../../datasheet/SpecInfoPage.tsx'),
  (page) => page.SpecInfoPage,
)

const idPattern = /^[1-9]\d{0,8}$/

export const Route = createFileRoute('/specification/specification_info/$id')({
  staticData: { shell: 'datasheet' },
  validateSearch: readSpecInfoParams,
  loader: async ({ context: { queryClient, call }, params: { id } }) => {
    if (!idPattern.test(id)) throw notFound()
    const [sheet] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(publicDatasheet(call, Number(id)))),
      queryClient.prefetchQuery(recommendedDatasheets(call, Number(id))),
    ])
    return sheet
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? {
          meta: [
            { title: titleOf(`${loaderData.filename} 资料信息与版本`) },
            { name: 'description', content: descriptionOf(loaderData) },
            ...(match.search.from === undefined ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
          ],
          // The reader is the page of this datasheet; this one says more of it.
          links: [{ rel: 'canonical', href: `${match.context.visit.origin}/specification_detail/${loaderData.id}` }],
        }
      : {},
  notFoundComponent: ({ data }) => <LateMissingPage noun="资料" gone={goneIn(data)} />,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  return <SpecInfoPage key={id} id={Number(id)} search={search} />
}
