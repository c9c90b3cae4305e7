import { useQuery } from '@tanstack/react-query'
import { agentTypeLabels } from '@xinpu/sdk/labels'
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
  const { brandId = [], categoryId, region, type, auth } = search

  const hrefOf = (name: Name, value: string, isOn: boolean) =>
    place(agentsPlace(readAgentsParams({ ...search, ...changed(name, value, isOn, brandId) })))

  return (
    <FacetPanel<Name>
      isLoading={isLoading}
      facets={[
        {
          name: 'brandId',
          label: `品牌 ${brandId.length} / ${mostBrands}`,
          values: (data?.brands ?? []).map(({ id, name, count }) => ({ value: String(id), label: name, count })),
        },
        {
          name: 'type',
          label: '类型',
          values: (data?.types ?? []).map(({ value, count }) => ({ value, label: agentTypeLabels[value], count })),
        },
        {
          name: 'auth',
          label: '证明',
          values: data && data.proven > 0 ? [{ value: 'true', label: '证书在有效期', count: data.proven }] : [],
        },
        {
          name: 'region',
          label: '地区',
          values: (data?.regions ?? []).map(({ value, count }) => ({ value, label: value, count })),
        },
        {
          name: 'categoryId',
          label: '产品线',
          values: (data?.categories ?? []).map(({ id, name, count }) => ({ value: String(id), label: name, count })),
        },
      ]}
      selected={{
        brandId: brandId.map(String),
        type: type ? [type] : [],
        auth: auth ? ['true'] : [],
        region: region ? [region] : [],
        categoryId: categoryId === undefined ? [] : [String(categoryId)],
      }}
      hrefOf={hrefOf}
      {...(brandId.length + Number(Boolean(type ?? region ?? categoryId ?? auth)) > 0 && {
        clearHref: place(agentsPlace()),
      })}
    />
  )
}

type Name = 'auth' | 'brandId' | 'categoryId' | 'region' | 'type'

/** Another brand than the fifth pushes the first out. */
function changed(name: Name, value: string, isOn: boolean, brandIds: readonly number[]): Record<string, unknown> {
  if (name === 'auth') return { auth: isOn ? undefined : true }
  if (name !== 'brandId') return { [name]: isOn ? undefined : value }
  const others = brandIds.filter((id) => String(id) !== value)
  return { brandId: isOn ? others : [...others, Number(value)].slice(-mostBrands) }
}
