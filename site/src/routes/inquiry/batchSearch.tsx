import { createFileRoute } from '@tanstack/react-router'
import { bomHead } from '../../demand/bom-head.ts'
import { readBomParams } from '../../demand/bom-params.ts'
import { BomPage } from '../../demand/BomPage.tsx'
import { loadSharedBom } from '../../demand/load-shared-bom.ts'
import { SharedBomPage } from '../../demand/SharedBomPage.tsx'

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
