import { createFileRoute } from '@tanstack/react-router'
import { registerHead } from '../../../company/heads.ts'
import { loadRegistered } from '../../../company/load.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const DetailPage = latePage(
  () => import('../../../company/DetailPage.tsx'),
  (page) => page.DetailPage,
)

export const Route = createFileRoute('/checkEnterprise/companyDetail/$id')({
  staticData: { shell: 'default' },
  loader: ({ context, params }) => loadRegistered(context, params.id),
  head: ({ loaderData, match }) => (loaderData ? registerHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="企业" />,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <DetailPage key={id} id={id} />
}
