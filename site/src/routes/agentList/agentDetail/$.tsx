import { createFileRoute } from '@tanstack/react-router'
import { agentHead } from '../../../agent/agent-heads.ts'
import { readAgentParams } from '../../../agent/agent-params.ts'
import { loadAgent } from '../../../agent/load-agents.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const AgentPage = latePage(
  () => import('../../../agent/AgentPage.tsx'),
  (page) => page.AgentPage,
)

/** `{agentId}` and `{agentId}/{tab}`. */
export const Route = createFileRoute('/agentList/agentDetail/$')({
  staticData: { shell: 'default' },
  validateSearch: readAgentParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAgent(context, params._splat, deps),
  head: ({ loaderData, match }) => (loaderData ? agentHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="代理商" />,
  component: Page,
})

function Page() {
  const { agent, tab } = Route.useLoaderData()
  return <AgentPage key={agent.id} id={agent.id} tab={tab} search={Route.useSearch()} />
}
