import { useQuery } from '@tanstack/react-query'
import type { PartDetail } from '@xinpu/sdk/types'
import { MatchStrip } from '@xinpu/ui/demand'
import { Section } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { hallPlace, postPlace } from './places.ts'
import { whoWants } from './queries.ts'

/** Who wants a part, beside who has it; nothing where nobody does. */
export function PartDemand({ part: { model, brandId } }: { part: PartDetail }) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const { data } = useQuery(whoWants(call, model, brandId))
  if (!data || data.demands.length === 0) return null

  return (
    <Section title="有人在求" more={{ href: place(hallPlace(1, 1, { keywords: model })), label: '全部' }}>
      <MatchStrip
        match={data}
        demandHref={({ id }) => place(postPlace(id))}
        stockHref={({ enterpriseId }) => place(companyPlace(enterpriseId))}
        now={new Date(visit.now)}
        empty={null}
      />
    </Section>
  )
}
