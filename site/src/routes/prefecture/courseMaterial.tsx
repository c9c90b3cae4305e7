import { createFileRoute } from '@tanstack/react-router'
import { loadTechList } from '../../prefecture/load-zone.ts'
import { techListHead } from '../../prefecture/zone-head.ts'
import { readTechParams } from '../../prefecture/zone-params.ts'
import { LateTechListPage } from '../../prefecture/late-pages.ts'

export const Route = createFileRoute('/prefecture/courseMaterial')({
  staticData: { shell: 'index' },
  validateSearch: readTechParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTechList(context, 'course', deps),
  head: ({ match }) => techListHead('course', match.search, match.context.visit),
  component: Page,
})

function Page() {
  return <LateTechListPage type="course" search={Route.useSearch()} />
}
