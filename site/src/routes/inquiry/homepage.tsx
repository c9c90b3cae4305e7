import { createFileRoute } from '@tanstack/react-router'
import { demandHomeHead } from '../../demand/demand-home-head.ts'
import { DemandHomePage } from '../../demand/DemandHomePage.tsx'
import { demandHome } from '../../demand/queries.ts'

export const Route = createFileRoute('/inquiry/homepage')({
  staticData: { shell: 'index' },
  loader: ({ context: { queryClient, call } }) => queryClient.ensureQueryData(demandHome(call)),
  head: ({ match }) => demandHomeHead(match.context.visit),
  component: DemandHomePage,
})
