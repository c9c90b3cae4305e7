import { createFileRoute } from '@tanstack/react-router'
import { loadTechList } from '../../prefecture/load-zone.ts'
import { techListHead } from '../../prefecture/zone-head.ts'
import { readTechParams } from '../../prefecture/zone-params.ts'
import { LateTechListPage } from '../../prefecture/late-pages.ts'

export const Route = createFileRoute('/prefecture/specialColumn')({
  staticData: { shell: 'index' },
  validateSearch: readTechParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTechList(context, 'column', deps),
  head: ({ match }) => techListHead('column', match.search, match.context.visit),
  component: Page,
})

function Page() {
  return <LateTechListPage type="column" search={Route.useSearch()} />
}
