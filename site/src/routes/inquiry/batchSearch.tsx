import { createFileRoute } from '@tanstack/react-router'
import { bomHead } from '../../demand/bom-head.ts'
import { readBomParams } from '../../demand/bom-params.ts'
import { loadSharedBom } from '../../demand/load-shared-bom.ts'
import { latePage } from '../../rendering/late-page.tsx'

const BomPage = latePage(
  () => import('../../demand/BomPage.tsx'),
  (page) => page.BomPage,
)
const SharedBomPage = latePage(
  () => import('../../demand/SharedBomPage.tsx'),
  (page) => page.SharedBomPage,
)

export const Route = createFileRoute('/inquiry/batchSearch')({
  staticData: { shell: 'index' },
  validateSearch: readBomParams,
  loaderDeps: ({ search }) => ({ share: search.share }),
  loader: ({ context, deps }) => loadSharedBom(context, deps.share),
  head: ({ match }) => bomHead(match.context.visit, match.search.share),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return search.share ? <SharedBomPage code={search.share} /> : <BomPage search={search} />
}
