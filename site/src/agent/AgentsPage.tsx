import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AgentVO } from '@xinpu/sdk/types'
import { AgentList, LineCardOverlap } from '@xinpu/ui/agent'
import { ResultsLayout } from '@xinpu/ui/layout'
import {
  EmptyState,
  FilterBar,
  LetterIndex,
  LinkButton,
  LinkTabs,
  ListToolbar,
  Pagination,
  type FilterField,
} from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { asAgents } from '../brand/sellers.ts'
import { createPlace } from '../demand/places.ts'
import { readAgentsParams, type AgentsParams } from './agent-params.ts'
import { AgentFacetPanel } from './AgentFacets.tsx'
import { agentsInput, agentsPageSize, facetsInput, fewestInput } from './agents-input.ts'
import { agentPlace, agentsPlace, shopProfilesPlace } from './places.ts'
import { agentFacets, agentsOf, fewestAgents } from './queries.ts'
import { Recommend } from './Recommend.tsx'

const fields: readonly FilterField[] = [{ kind: 'text', name: 'keywords', label: '代理商', placeholder: '代理商名称' }]
const sorts = [
  { value: 'relevance', label: '综合' },
  { value: 'brands', label: '品牌最多' },
  { value: 'response', label: '回复最快' },
]
const equals = '证书在有效期内的在前，其余不分先后，次序每天轮换，不能付费提前。'
/** What the order rests on, told under the list. */
const rules = {
  relevance: `排序规则：${equals}`,
  brands: `排序规则：品牌多的在前；相同时${equals}`,
  response: `排序规则：90 天内收到的询价，一半在多久内有回复，快的在前，没有被询过价的在后；相同时${equals}`,
}

interface AgentsPageProps {
  page: number
  search: AgentsParams
}

/** R095: the directory of agents; several brands make it a comparison. */
export function AgentsPage({ page, search }: AgentsPageProps) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(agentsOf(call, agentsInput(page, search)))
  const go = (next: AgentsParams) => void navigate(agentsPlace({ ...search, ...next }))
  const { brandId = [], region, type, auth, categoryId, sort } = search
  const compares = brandId.length > 1
  const narrowed = brandId.length + [region, type, auth, categoryId].filter((one) => one !== undefined).length

  return (
    <ResultsLayout
      title="电子元器件代理商名录"
      tabs={<SellerTabs current="agents" />}
      facets={<AgentFacetPanel search={search} />}
      facetsName="品牌与地区"
      narrowed={narrowed}
    >
      <FilterBar
        schema={fields}
        value={{ keywords: search.keywords }}
        total={found.totalRecord}
        action={place(agentsPlace())}
        onChange={(value) => go({ keywords: readAgentsParams(value).keywords })}
      />
      {!compares && <Letters search={search} />}
      {fewestInput(search) && <Comparison key={brandId.join()} search={search} agents={found.data} />}
      <ListToolbar
        title="代理商"
        total={found.totalRecord}
        order={{
          value: sort ?? 'relevance',
          options: sorts,
          onChange: (next) => go({ sort: readAgentsParams({ sort: next }).sort }),
        }}
        link={place(agentsPlace(search, page))}
      >
        {compares && (
          <LinkButton size="sm" href={place(agentsPlace({ ...search, view: search.view ? undefined : 'list' }))}>
            {search.view === 'list' ? '看矩阵' : '看列表'}
          </LinkButton>
        )}
        <Recommend />
      </ListToolbar>
      {!fewestInput(search) && <Plain agents={found.data} search={search} />}
      <Pagination
        page={page}
        pageSize={agentsPageSize}
        total={found.totalRecord}
        hrefFor={(other) => place(agentsPlace(search, other))}
      />
    </ResultsLayout>
  )
}

/** Who sells: agents, or shops of the mall. */
export function SellerTabs({ current }: { current: 'agents' | 'shops' }) {
  const place = usePlace()
  return (
    <LinkTabs
      label="卖家"
      current={current}
      items={[
        { id: 'agents', label: '代理商', href: place(agentsPlace()) },
        { id: 'shops', label: '商家', href: place(shopProfilesPlace()) },
      ]}
    />
  )
}

function Letters({ search }: { search: AgentsParams }) {
  const place = usePlace()
  const { data } = useQuery(agentFacets(useCall(), facetsInput(search)))
  if (!data || data.letters.length === 0) return null
  return (
    <LetterIndex
      label="代理商首字母"
      letters={data.letters}
      value={search.letter ?? null}
      hrefOf={(letter) => place(agentsPlace({ ...search, letter: letter ?? undefined }))}
    />
  )
}

function Plain({ agents, search }: { agents: readonly AgentVO[]; search: AgentsParams }) {
  const place = usePlace()
  const visit = useVisit()
  const { brandId: _brands, ...others } = search
  return (
    <AgentList
      sellers={asAgents(agents)}
      rule={rules[search.sort ?? 'relevance']}
      now={new Date(visit.now)}
      hrefOf={({ seller }) => place(agentPlace(seller.id))}
      brandHref={({ id }) => place(brandPlace(id))}
      whenEmpty={
        <EmptyState
          title="没有符合条件的代理商"
          why="放宽一项条件，或告诉我们缺了哪一家。"
          action={<LinkButton href={place(agentsPlace())}>查看全部代理商</LinkButton>}
          secondary={
            search.brandId && (
              <LinkButton tone="quiet" href={place(agentsPlace(others))}>
                去掉品牌
              </LinkButton>
            )
          }
        />
      }
    />
  )
}

/** The agents by brands; those who together prove all of them are ticked first. */
function Comparison({ search, agents }: { search: AgentsParams; agents: AgentVO[] }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const { brandId = [], region } = search
  const { data: fewest } = useQuery(fewestAgents(call, { brandId, ...(region && { region }) }))
  const { data: facets } = useQuery(agentFacets(call, facetsInput(search)))
  const [chosen, setChosen] = useState<AgentVO[]>()
  const picked = chosen ?? fewest?.agents ?? []
  const others = (fewest?.agents ?? []).filter(({ id }) => agents.every((agent) => agent.id !== id))
  const brands = brandId.map((id) => brandNamed(id, [...(fewest?.agents ?? []), ...agents], facets?.brands))

  return (
    <LineCardOverlap
      brands={brands}
      agents={[...others, ...agents]}
      picked={picked}
      onPick={setChosen}
      most={fewest?.most ?? 0}
      hrefOf={({ id }) => place(agentPlace(id))}
      enquiry={
        <LinkButton tone="primary" href={place(createPlace({ type: '1', text: enquiryText(brands, picked) }))}>
          {`向这 ${picked.length} 家询价`}
        </LinkButton>
      }
      now={new Date(visit.now)}
    />
  )
}

/** What the post begins with, a line a brand: the parts are for the person to name. */
const enquiryText = (brands: readonly { name: string }[], picked: readonly AgentVO[]) =>
  `${brands.map(({ name }) => `求购 ${name}`).join('\n')}\n（请 ${picked.map(({ name }) => name).join('、')} 报价）`

interface Named {
  id: number
  name: string
}

/** A brand by both its names, where an agent of the page names it; else as the narrowing names it. */
function brandNamed(id: number, agents: readonly AgentVO[], facets: readonly Named[] = []) {
  const known = agents.flatMap(({ brands }) => brands).find((brand) => brand.id === id)
  const name = facets.find((brand) => brand.id === id)?.name ?? String(id)
  return known ? { id, name: known.name, brandCn: known.brandCn } : { id, name, brandCn: name }
}
