import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { formatNumber } from '@xinpu/sdk/format'
import { AgentList } from '@xinpu/ui/agent'
import { Section } from '@xinpu/ui/primitives'
import { agentsOf } from '../agent/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { brandAgentsPlace } from './places.ts'
import { firstAgentsInput } from './sellers-input.ts'
import { asAgents } from './sellers.ts'

/** The first agents of a brand on its home; absent where there is none. */
export function AgentStrip({ brandId }: { brandId: number }) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const place = usePlace()
  const { data: found } = useQuery(agentsOf(call, firstAgentsInput(brandId)))
  if (!found || found.data.length === 0) return null

  return (
    <Section
      title="代理商"
      meta={`共 ${formatNumber(found.totalRecord)} 家`}
      more={{ href: place(brandAgentsPlace(brandId)), label: '全部代理商' }}
    >
      <AgentList sellers={asAgents(found.data)} now={new Date(visit.now)} whenEmpty={null} />
    </Section>
  )
}
