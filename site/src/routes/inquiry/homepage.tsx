import { createFileRoute } from '@tanstack/react-router'
import { demandHomeHead } from '../../demand/demand-home-head.ts'
import { demandHome } from '../../demand/queries.ts'
import { latePage } from '../../rendering/late-page.tsx'

const DemandHomePage = latePage(
  () => import('../../demand/DemandHomePage.tsx'),
  (page) => page.DemandHomePage,
)

export const Route = createFileRoute('/inquiry/homepage')({
  staticData: { shell: 'index' },
  loader: ({ context: { queryClient, call } }) => queryClient.ensureQueryData(demandHome(call)),
  head: ({ match }) => demandHomeHead(match.context.visit),
  component: DemandHomePage,
})
