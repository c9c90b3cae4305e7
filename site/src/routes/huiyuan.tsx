import { createFileRoute } from '@tanstack/react-router'
import { memberHead } from '../portal/member-head.ts'
import { readPlanParams } from '../portal/plan-params.ts'
import { plansOf } from '../portal/queries.ts'
import { latePage } from '../rendering/late-page.tsx'

const MemberPage = latePage(
  () => import('../portal/MemberPage.tsx'),
  (page) => page.MemberPage,
)

export const Route = createFileRoute('/huiyuan')({
  staticData: { shell: 'default' },
  validateSearch: readPlanParams,
  loader: ({ context: { queryClient, call } }) => queryClient.ensureQueryData(plansOf(call)),
  head: ({ loaderData = [], match }) => memberHead(loaderData, match.context.visit),
  component: Page,
})

function Page() {
  return <MemberPage levelId={Route.useSearch().levelId} />
}
