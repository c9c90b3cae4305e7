import { createFileRoute } from '@tanstack/react-router'
import { hallHead } from '../../../demand/hall-head.ts'
import { readHallParams } from '../../../demand/hall-params.ts'
import { loadHall } from '../../../demand/load-hall.ts'
import { latePage } from '../../../rendering/late-page.tsx'

const HallPage = latePage(
  () => import('../../../demand/HallPage.tsx'),
  (page) => page.HallPage,
)

/** `{type}/{page}`: 1 求购, 0 供应; pages from 0. */
export const Route = createFileRoute('/inquiry/index/$')({
  staticData: { shell: 'index' },
  validateSearch: readHallParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadHall(context, params._splat, deps),
  head: ({ loaderData, match }) => (loaderData ? hallHead(loaderData, match.search, match.context.visit) : {}),
  component: Page,
})

function Page() {
  const { type, page } = Route.useLoaderData()
  return <HallPage type={type} page={page} search={Route.useSearch()} />
}
