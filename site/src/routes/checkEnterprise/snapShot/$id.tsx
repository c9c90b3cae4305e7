import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../../app/settings.ts'
import { loadSnapshot } from '../../../company/load.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const SnapshotPage = latePage(
  () => import('../../../company/SnapshotPage.tsx'),
  (page) => page.SnapshotPage,
)

export const Route = createFileRoute('/checkEnterprise/snapShot/$id')({
  staticData: { shell: 'none' },
  loader: ({ context, params }) => loadSnapshot(context, params.id),
  head: ({ loaderData }) => ownHead(`${loaderData?.company.name ?? ''} 快照`),
  notFoundComponent: () => <LateMissingPage noun="企业" />,
  component: Page,
})

function Page() {
  const { company, snapshot } = Route.useLoaderData()
  return <SnapshotPage id={company.id} snapshot={snapshot} />
}
