import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { ComparePage } from '../../company/ComparePage.tsx'
import { loadCompared } from '../../company/load.ts'
import { readCompared } from '../../company/lookup-params.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'

export const Route = createFileRoute('/checkEnterprise/compare')({
  staticData: { shell: 'default' },
  validateSearch: readCompared,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCompared(context, deps.ids),
  head: () => ownHead('企业对比'),
  notFoundComponent: () => <LateMissingPage noun="企业" />,
  component: Page,
})

function Page() {
  return <ComparePage ids={Route.useSearch().ids} />
}
