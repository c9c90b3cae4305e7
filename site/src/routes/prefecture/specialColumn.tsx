import { createFileRoute } from '@tanstack/react-router'
import { loadTechList } from '../../prefecture/load-zone.ts'
import { techListHead } from '../../prefecture/zone-head.ts'
import { readTechParams } from '../../prefecture/zone-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const TechListPage = latePage(
  () => import('../../prefecture/TechListPage.tsx'),
  (page) => page.TechListPage,
)

export const Route = createFileRoute('/prefecture/specialColumn')({
  staticData: { shell: 'index' },
  validateSearch: readTechParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTechList(context, 'column', deps),
  head: ({ match }) => techListHead('column', match.search, match.context.visit),
  component: Page,
})

function Page() {
  return <TechListPage type="column" search={Route.useSearch()} />
}
