import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../../app/settings.ts'
import { loadName } from '../../../company/load.ts'
import { readRisk } from '../../../company/lookup-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const RiskPage = latePage(
  () => import('../../../company/RiskPage.tsx'),
  (page) => page.RiskPage,
)

export const Route = createFileRoute('/checkEnterprise/riskDetail/$id')({
  staticData: { shell: 'default' },
  validateSearch: readRisk,
  loader: ({ context, params }) => loadName(context, params.id),
  head: ({ loaderData }) => ownHead(`${loaderData?.name ?? ''} 司法与风险`),
  notFoundComponent: () => <LateMissingPage noun="企业" />,
  component: Page,
})

function Page() {
  return <RiskPage id={Route.useLoaderData().id} search={Route.useSearch()} />
}
