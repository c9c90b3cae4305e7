import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AgentVO } from '@xinpu/sdk/types'
import { AgentProductList, SoldLines } from '@xinpu/ui/agent'
import { DefaultLayout } from '@xinpu/ui/layout'
import {
  Breadcrumb,
  EmptyState,
  EntityHeader,
  FilterBar,
  LinkButton,
  LinkTabs,
  Pagination,
  Section,
} from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { ArticleRows } from '../article/ArticleRows.tsx'
import { brandPlace } from '../brand/places.ts'
import { createPlace } from '../demand/places.ts'
import { talkWithCompany } from '../message/places.ts'
import { readAgentParams, type AgentParams, type AgentTab } from './agent-params.ts'
import { AgentKeeping } from './AgentKeeping.tsx'
import { productsInput } from './load-agents.ts'
import { agentPlace, agentsPlace, productPlace } from './places.ts'
import { agentOf, contactsOfAgent, linesOf, newsOf, newsPageSize, productsOf, productsPageSize } from './queries.ts'
import { SupplierContacts, SupplierRecord } from './Suppliers.tsx'

interface AgentPageProps {
  id: number
  tab: AgentTab
  search: AgentParams
}

/** R096: an agent, with its lines and their proofs first. */
export function AgentPage({ id, tab, search }: AgentPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: agent } = useSuspenseQuery(agentOf(call, id))
  const contacts = useQuery(contactsOfAgent(call, id))

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '代理商', href: place(agentsPlace()) },
            ...(agent.region ? [{ label: agent.region, href: place(agentsPlace({ region: agent.region })) }] : []),
            { label: agent.name },
          ]}
        />
      }
      head={
        <>
          <EntityHeader kind="agent" entity={agent} facts="none" actions={<Deeds agent={agent} />} />
          <Tabs agent={agent} current={tab} />
        </>
      }
      aside={
        <>
          <SupplierRecord owner={{ ownerType: 'agent', ownerId: id }} enterpriseId={agent.enterpriseId} />
          {tab !== 'contacts' && <SupplierContacts found={contacts} most={3} />}
        </>
      }
    >
      {(tab === 'home' || tab === 'lines') && <Lines agent={agent} />}
      {(tab === 'home' || tab === 'products') && <Products agent={agent} tab={tab} search={search} />}
      {tab === 'news' && <News agent={agent} page={search.page ?? 1} />}
      {tab === 'contacts' && <SupplierContacts found={contacts} />}
    </DefaultLayout>
  )
}

function Deeds({ agent }: { agent: AgentVO }) {
  const place = usePlace()
  return (
    <>
      <AgentKeeping agent={agent} />
      <LinkButton tone="primary" href={place(createPlace({ type: '1', text: `（请 ${agent.name} 报价）` }))}>
        发询价
      </LinkButton>
      <LinkButton href={place(talkWithCompany(agent.enterpriseId))} rel="nofollow">
        私信
      </LinkButton>
    </>
  )
}

function Tabs({ agent: { id, productLineCount }, current }: { agent: AgentVO; current: AgentTab }) {
  const place = usePlace()
  return (
    <LinkTabs
      label="代理商主页"
      current={current}
      items={[
        { id: 'home', label: '概览', href: place(agentPlace(id)) },
        { id: 'products', label: '产品', href: place(agentPlace(id, 'products')) },
        { id: 'lines', label: '产品线', count: productLineCount, href: place(agentPlace(id, 'lines')) },
        { id: 'news', label: '动态', href: place(agentPlace(id, 'news')) },
        { id: 'contacts', label: '联系人', href: place(agentPlace(id, 'contacts')) },
      ]}
    />
  )
}

/** What it may sell, and the brands that it only names. */
function Lines({ agent }: { agent: AgentVO }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const found = useQuery(linesOf(call, agent.id))
  const named = agent.brandCount - agent.productLineCount

  return (
    <Section title="产品线" meta={`${agent.brandCount} 个品牌${named > 0 ? `，${named} 个没有提交产品线` : ''}`}>
      <Region of={found}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title="还没有通过审核的产品线" why="下面的品牌是它自己填写的，没有证书。" />
          ) : (
            <SoldLines lines={data} brandHref={(brandId) => place(brandPlace(brandId))} now={new Date(visit.now)} />
          )
        }
      </Region>
    </Section>
  )
}

/** What its people wrote, and what is written about it. */
function News({ agent: { id, name }, page }: { agent: AgentVO; page: number }) {
  const place = usePlace()
  const found = useQuery(newsOf(useCall(), id, page))

  return (
    <Section title="动态">
      <Region of={found}>
        {({ data, totalRecord }) =>
          data.length === 0 ? (
            <EmptyState title="还没有文章" why={`${name} 的员工写的、或写到它的文章会出现在这里。`} />
          ) : (
            <>
              <ArticleRows rows={data} />
              <Pagination
                page={page}
                pageSize={newsPageSize}
                total={totalRecord}
                hrefFor={(other) => place(agentPlace(id, 'news', { page: other === 1 ? undefined : other }))}
              />
            </>
          )
        }
      </Region>
    </Section>
  )
}

function Products({ agent: { id }, tab, search }: { agent: AgentVO; tab: AgentTab; search: AgentParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const found = useQuery(productsOf(call, productsInput(id, tab, search)))
  const isWhole = tab === 'products'
  const { page = 1, keywords } = search

  return (
    <Section
      title="代理产品"
      {...(!isWhole && { more: { href: place(agentPlace(id, 'products')), label: '全部产品' } })}
    >
      {isWhole && (
        <FilterBar
          schema={[{ kind: 'text', name: 'keywords', label: '型号', placeholder: '在这家代理商里找型号' }]}
          value={{ keywords }}
          action={place(agentPlace(id, 'products'))}
          onChange={(value) => void navigate(agentPlace(id, 'products', readAgentParams(value)))}
        />
      )}
      <Region of={found}>
        {({ data, totalRecord }) =>
          data.length === 0 ? (
            <EmptyState
              title={keywords ? '没有这个型号' : '还没有登记产品'}
              action={<LinkButton href={place(agentPlace(id, 'lines'))}>看产品线</LinkButton>}
            />
          ) : (
            <>
              <AgentProductList products={data} hrefOf={(product) => place(productPlace(product.id))} />
              {isWhole && (
                <Pagination
                  page={page}
                  pageSize={productsPageSize}
                  total={totalRecord}
                  hrefFor={(other) =>
                    place(agentPlace(id, 'products', { ...search, page: other === 1 ? undefined : other }))
                  }
                />
              )}
            </>
          )
        }
      </Region>
    </Section>
  )
}
