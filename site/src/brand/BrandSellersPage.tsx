import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { agentTypeLabels } from '@xinpu/sdk/labels'
import type { FilterField } from '@xinpu/ui/primitives'
import { agentsOf, tradersOf } from '../agent/queries.ts'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { brandAgentsPlace, brandTradersPlace } from './places.ts'
import { agentsInput, tradersInput } from './sellers-input.ts'
import { readSellersParams, type SellersParams } from './sellers-params.ts'
import { asAgents, asTraders } from './sellers.ts'
import { Sellers } from './Sellers.tsx'

interface PageProps {
  brandId: number
  page: number
  search: SellersParams
}

const region: FilterField = { kind: 'text', name: 'region', label: '地区', placeholder: '省份或城市' }

const agentFields: readonly FilterField[] = [
  region,
  {
    kind: 'select',
    name: 'type',
    label: '类型',
    options: Object.entries(agentTypeLabels).map(([value, label]) => ({ value, label })),
  },
  { kind: 'switch', name: 'auth', label: '只看已授权' },
]

/** R091: the agents of a brand, with their proofs. */
export function BrandAgentsPage({ brandId, page, search }: PageProps) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(agentsOf(call, agentsInput(brandId, page, search)))

  return (
    <BrandFrame brandId={brandId} current="agents">
      {(brand) => (
        <Sellers
          brand={brand}
          kind="agents"
          sellers={asAgents(found.data)}
          total={found.totalRecord}
          page={page}
          fields={agentFields}
          narrowed={{ ...search }}
          onNarrow={(value) => void navigate(brandAgentsPlace(brandId, 1, readSellersParams(value)))}
          hrefFor={(next) => place(brandAgentsPlace(brandId, next, search))}
          wholeHref={place(brandAgentsPlace(brandId))}
        />
      )}
    </BrandFrame>
  )
}

const traderFields: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '贸易商名称', placeholder: '简称或全称' },
  region,
  { kind: 'switch', name: 'verified', label: '只看已认证' },
]

/** R090: the traders who are good at a brand. */
export function BrandTradersPage({ brandId, page, search }: PageProps) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(tradersOf(call, tradersInput(brandId, page, search)))

  return (
    <BrandFrame brandId={brandId} current="traders">
      {(brand) => (
        <Sellers
          brand={brand}
          kind="traders"
          sellers={asTraders(found.data)}
          total={found.totalRecord}
          page={page}
          fields={traderFields}
          narrowed={{ ...search }}
          onNarrow={(value) => void navigate(brandTradersPlace(brandId, 1, readSellersParams(value)))}
          hrefFor={(next) => place(brandTradersPlace(brandId, next, search))}
          wholeHref={place(brandTradersPlace(brandId))}
        />
      )}
    </BrandFrame>
  )
}
