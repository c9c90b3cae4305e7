import { useQuery } from '@tanstack/react-query'
import { agentTypeLabels } from '@xinpu/sdk/labels'
import type { AgentFacets } from '@xinpu/sdk/types'
import { FacetPanel } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { readAgentsParams, type AgentsParams } from './agent-params.ts'
import { facetsInput } from './agents-input.ts'
import { agentsPlace } from './places.ts'
import { agentFacets } from './queries.ts'

const mostBrands = 5

/** What the directory is narrowed by; brands add up, of the others there is one each. */
export function AgentFacetPanel({ search }: { search: AgentsParams }) {
  const call = useCall()
  const place = usePlace()
  const { data, isLoading } = useQuery(agentFacets(call, facetsInput(search)))
  const { brandId = [] } = search
  const isNarrowed = Object.values(selectedIn(search)).some((values) => values.length > 0)

  const hrefOf = (name: Name, value: string, isOn: boolean) =>
    place(agentsPlace(readAgentsParams({ ...search, ...changed(name, value, isOn, brandId) })))

  return (
    <FacetPanel<Name>
      isLoading={isLoading}
      facets={facetsOf(data ?? nothing, brandId.length)}
      selected={selectedIn(search)}
      hrefOf={hrefOf}
      {...(isNarrowed && { clearHref: place(agentsPlace()) })}
    />
  )
}

type Name = 'auth' | 'brandId' | 'categoryId' | 'region' | 'type'
type Counts = Pick<AgentFacets, 'brands' | 'categories' | 'proven' | 'regions' | 'types'>

const nothing: Counts = { brands: [], categories: [], proven: 0, regions: [], types: [] }
const numbered = ({ id, name, count }: { id: number; name: string; count: number }) => ({
  value: String(id),
  label: name,
  count,
})

const facetsOf = ({ brands, types, proven, regions, categories }: Counts, picked: number) => [
  { name: 'brandId' as const, label: `品牌 ${picked} / ${mostBrands}`, values: brands.map(numbered) },
  {
    name: 'type' as const,
    label: '类型',
    values: types.map(({ value, count }) => ({ value, label: agentTypeLabels[value], count })),
  },
  {
    name: 'auth' as const,
    label: '证明',
    values: proven > 0 ? [{ value: 'true', label: '证书在有效期', count: proven }] : [],
  },
  {
    name: 'region' as const,
    label: '地区',
    values: regions.map(({ value, count }) => ({ value, label: value, count })),
  },
  { name: 'categoryId' as const, label: '产品线', values: categories.map(numbered) },
]

const selectedIn = ({ brandId = [], categoryId, region, type, auth }: AgentsParams): Record<Name, string[]> => ({
  brandId: brandId.map(String),
  type: type ? [type] : [],
  auth: auth ? ['true'] : [],
  region: region ? [region] : [],
  categoryId: categoryId === undefined ? [] : [String(categoryId)],
})

/** Another brand than the fifth pushes the first out. */
function changed(name: Name, value: string, isOn: boolean, brandIds: readonly number[]): Record<string, unknown> {
  if (name === 'auth') return { auth: isOn ? undefined : true }
  if (name !== 'brandId') return { [name]: isOn ? undefined : value }
  const others = brandIds.filter((id) => String(id) !== value)
  return { brandId: isOn ? others : [...others, Number(value)].slice(-mostBrands) }
}
