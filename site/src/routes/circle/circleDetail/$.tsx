import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { lastPage } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { circleHead } from '../../../circle/circle-head.ts'
import { readCircleParams, readSplat } from '../../../circle/circle-params.ts'
import { circlePlace } from '../../../circle/places.ts'
import { circleNumbered, hotCircles, membersOf, trendsOf, trendsPageSize } from '../../../circle/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const CirclePage = latePage(
  () => import('../../../circle/CirclePage.tsx'),
  (page) => page.CirclePage,
)

/** `{circle}` or `{circle}/{page}`, pages from 1. */
export const Route = createFileRoute('/circle/circleDetail/$')({
  staticData: { shell: 'index' },
  validateSearch: readCircleParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params: { _splat }, deps: { tab } }) => {
    const asked = readSplat(_splat)
    if (!asked) throw notFound()
    const { id, page } = asked
    const circle = await orNotFound(queryClient.ensureQueryData(circleNumbered(call, id)))
    void queryClient.prefetchQuery(hotCircles(call))
    if (tab === 'members') {
      if (circle.status === 'open') await queryClient.prefetchQuery(membersOf(call, id, page))
      return { circle, page }
    }
    const found = await queryClient.ensureQueryData(trendsOf(call, { groupId: id, sort: tab ?? 'newest', page }))
    const last = lastPage(found, page, trendsPageSize)
    if (last) throw redirect({ ...circlePlace(id, last, tab), replace: true })
    return { circle, page }
  },
  head: ({ loaderData, match }) =>
    loaderData ? circleHead(loaderData.circle, loaderData.page, match.context.visit) : {},
  notFoundComponent: () => <LateMissingPage noun="圈子" />,
  component: Page,
})

function Page() {
  const { circle, page } = Route.useLoaderData()
  const { tab } = Route.useSearch()
  return <CirclePage id={circle.id} page={page} tab={tab} />
}
