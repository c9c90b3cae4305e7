import { useQuery } from '@tanstack/react-query'
import type { TrendPart } from '@xinpu/sdk/types'
import { MatchStrip } from '@xinpu/ui/demand'
import { Section } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { hallPlace, postPlace } from '../demand/places.ts'
import { whoWants } from '../demand/queries.ts'
import { companyPlace } from '../enterprise/places.ts'

/** Who seeks and who sells the part of a post; nothing where nobody does. */
export function PartTrade({ part: { model, brandId } }: { part: TrendPart }) {
  const place = usePlace()
  const visit = useVisit()
  const { data } = useQuery(whoWants(useCall(), model, brandId))
  if (!data || (data.demands.length === 0 && data.stocks.length === 0)) return null

  return (
    <Section title="在求、在卖这颗料" more={{ href: place(hallPlace(1, 1, { keywords: model })), label: '全部' }}>
      <MatchStrip
        match={data}
        demandHref={({ id }) => place(postPlace(id))}
        stockHref={({ enterpriseId }) => place(companyPlace(enterpriseId, { tab: 'stock' }))}
        now={new Date(visit.now)}
        empty={null}
      />
    </Section>
  )
}
