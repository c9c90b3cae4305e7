import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { lastPage } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { shopsInput } from '../mall/load-mall.ts'
import type { ShopParams } from '../mall/mall-params.ts'
import { bringText } from '../mall/GoodsText.tsx'
import { pageOf } from '../mall/mall-path.ts'
import * as mall from '../mall/queries.ts'
import { evidenceOf } from '../enterprise/queries.ts'
import { agentOfPath, shopOfPath, type AgentParams, type AgentsParams } from './agent-params.ts'
import { agentsInput, agentsPageSize, facetsInput, fewestInput } from './agents-input.ts'
import { agentsPlace, shopProfilesPlace } from './places.ts'
import * as queries from './queries.ts'

interface Loading {
  queryClient: QueryClient
  call: Client
}

/** A page of the directory of agents, with what narrows it and, for several brands, the fewest who prove them all. */
export async function loadAgents({ queryClient, call }: Loading, path: string | undefined, search: AgentsParams) {
  if (path === undefined || path === '') throw redirect({ ...agentsPlace(search), statusCode: 308 })
  const page = pageOf(path)
  if (page === undefined) throw notFound()
  const fewest = fewestInput(search)
  const [found] = await Promise.all([
    queryClient.ensureQueryData(queries.agentsOf(call, agentsInput(page, search))),
    queryClient.prefetchQuery(queries.agentFacets(call, facetsInput(search))),
    fewest && queryClient.prefetchQuery(queries.fewestAgents(call, fewest)),
  ])
  const last = lastPage(found, page, agentsPageSize)
  if (last) throw redirect({ ...agentsPlace(search, last), replace: true })
  return { page, agents: found.data.map(({ id, fullName }) => ({ id, fullName })) }
}

/** An agent, and what the part of its page shows: a list that does not come says so where it stands. */
export async function loadAgent({ queryClient, call }: Loading, path: string | undefined, search: AgentParams) {
  const subject = agentOfPath(path)
  if (!subject) throw notFound()
  const { id, tab } = subject
  const [agent] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(queries.agentOf(call, id))),
    queryClient.prefetchQuery(evidenceOf(call, { ownerType: 'agent', ownerId: id })),
    queryClient.prefetchQuery(queries.contactsOfAgent(call, id)),
    tab !== 'products' && queryClient.prefetchQuery(queries.linesOf(call, id)),
    tab === 'news' && queryClient.prefetchQuery(queries.newsOf(call, id, search.page ?? 1)),
    queryClient.prefetchQuery(queries.productsOf(call, productsInput(id, tab, search))),
  ])
  return { agent, tab }
}

const fewProducts = 6

/** What is asked of the products of an agent: among other things the first of them. */
export const productsInput = (agentId: number, tab: string, { page = 1, brandId, keywords }: AgentParams) =>
  tab === 'products'
    ? {
        agentId,
        pageIndex: page,
        pageSize: queries.productsPageSize,
        ...(brandId !== undefined && { brandId }),
        ...(keywords !== undefined && { keywords }),
      }
    : { agentId, pageIndex: 1, pageSize: fewProducts }

/** One product, with the agent behind it. */
export async function loadProduct({ queryClient, call }: Loading, id: number) {
  const product = await orNotFound(queryClient.ensureQueryData(queries.productOf(call, id)))
  await Promise.all([
    product.description !== '' && bringText(),
    queryClient.prefetchQuery(queries.agentOf(call, product.agentId)),
    queryClient.prefetchQuery(queries.productsOf(call, productsInput(product.agentId, 'home', {}))),
  ])
  return product
}

/** The directory of shops as sellers. */
export async function loadShopProfiles({ queryClient, call }: Loading, path: string | undefined, search: ShopParams) {
  if (path === undefined || path === '') throw redirect({ ...shopProfilesPlace(search), statusCode: 308 })
  const page = pageOf(path)
  if (page === undefined) throw notFound()
  const found = await queryClient.ensureQueryData(mall.shopsOf(call, shopsInput(page, search)))
  const last = lastPage(found, page, mall.shopsPageSize)
  if (last) throw redirect({ ...shopProfilesPlace(search, last), replace: true })
  return { page, shops: found.data.map(({ id, name }) => ({ id, name })) }
}

/** Who a shop is. */
export async function loadShopProfile({ queryClient, call }: Loading, path: string | undefined) {
  const subject = shopOfPath(path)
  if (!subject) throw notFound()
  const [shop] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(mall.shopDetail(call, subject.id))),
    queryClient.prefetchQuery(evidenceOf(call, { ownerType: 'merchant', ownerId: subject.id })),
    queryClient.prefetchQuery(mall.shopGoods(call, profileGoods(subject.id))),
  ])
  return { shop, tab: subject.tab }
}

const shownGoods = 12

/** What is asked of the goods that stand on the page of who a shop is. */
export const profileGoods = (merchantId: number) => ({ merchantId, pageIndex: 1, pageSize: shownGoods })
