import { createFileRoute } from '@tanstack/react-router'
import { agentsHead } from '../../../agent/agent-heads.ts'
import { readAgentsParams } from '../../../agent/agent-params.ts'
import { loadAgents } from '../../../agent/load-agents.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const AgentsPage = latePage(
  () => import('../../../agent/AgentsPage.tsx'),
  (page) => page.AgentsPage,
)

/** `{page}`, from 1. */
export const Route = createFileRoute('/agentList/index/$')({
  staticData: { shell: 'index' },
  validateSearch: readAgentsParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAgents(context, params._splat, deps),
  head: ({ loaderData, match }) => (loaderData ? agentsHead(loaderData, match.search, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="代理商" />,
  component: Page,
})

function Page() {
  return <AgentsPage page={Route.useLoaderData().page} search={Route.useSearch()} />
}
