import { createFileRoute } from '@tanstack/react-router'
import { loadTechList } from '../../prefecture/load-zone.ts'
import { techListHead } from '../../prefecture/zone-head.ts'
import { readTechParams } from '../../prefecture/zone-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const TechListPage = latePage(
  () => import('../../prefecture/TechListPage.tsx'),
  (page) => page.TechListPage,
)

export const Route = createFileRoute('/prefecture/datum')({
  staticData: { shell: 'index' },
  validateSearch: readTechParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTechList(context, 'datum', deps),
  head: ({ match }) => techListHead('datum', match.search, match.context.visit),
  component: Page,
})

function Page() {
  return <TechListPage type="datum" search={Route.useSearch()} />
}
