import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { loadCompared } from '../../company/load.ts'
import { readCompared } from '../../company/lookup-params.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { latePage } from '../../rendering/late-page.tsx'

const ComparePage = latePage(
  () => import('../../company/ComparePage.tsx'),
  (page) => page.ComparePage,
)

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
