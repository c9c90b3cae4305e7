import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastPage, page as pageIn } from '../../../app/address.ts'
import { me } from '../../../app/queries.ts'
import { circlesHead } from '../../../circle/circle-head.ts'
import { readAllParams } from '../../../circle/circle-params.ts'
import { allCirclesPlace } from '../../../circle/places.ts'
import { circlesOf, circlesPageSize } from '../../../circle/queries.ts'
import { latePage } from '../../../rendering/late-page.tsx'

const AllCirclesPage = latePage(
  () => import('../../../circle/AllCirclesPage.tsx'),
  (page) => page.AllCirclesPage,
)

export const Route = createFileRoute('/circle/allCircle/$page')({
  staticData: { shell: 'index' },
  validateSearch: readAllParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps: { keywords } }) => {
    const page = pageIn(params.page)
    if (page === undefined) throw redirect({ ...allCirclesPlace(), statusCode: 308 })
    const [found] = await Promise.all([
      queryClient.ensureQueryData(circlesOf(call, page, keywords)),
      queryClient.ensureQueryData(me(call)),
    ])
    const last = lastPage(found, page, circlesPageSize)
    if (last) throw redirect({ ...allCirclesPlace(last, keywords), replace: true })
    return { page }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? circlesHead({ name: '全部圈子', path: `/circle/allCircle/${loaderData.page}` }, match.context.visit)
      : {},
  component: Page,
})

function Page() {
  const { keywords } = Route.useSearch()
  return <AllCirclesPage page={Route.useLoaderData().page} keywords={keywords} />
}
