import type { Client } from '@xinpu/sdk'
import * as agent from '@xinpu/sdk/agent'
import type { AgentProductListInput, FacetsInput, FewestInput, ListInput, TraderListInput } from '@xinpu/sdk/agent'
import { query } from '@xinpu/sdk/query'

const oneMinute = 60_000

/** A page of agents. */
export const agentsOf = (call: Client, input: ListInput) => ({
  ...query(call, agent.list, input),
  staleTime: oneMinute,
})

/** A page of traders. */
export const tradersOf = (call: Client, input: TraderListInput) => ({
  ...query(call, agent.traderList, input),
  staleTime: oneMinute,
})

/** What the directory of agents can be narrowed by. */
export const agentFacets = (call: Client, input: FacetsInput) => ({
  ...query(call, agent.facets, input),
  staleTime: oneMinute,
})

/** The fewest agents that prove all of some brands. */
export const fewestAgents = (call: Client, input: FewestInput) => ({
  ...query(call, agent.fewest, input),
  staleTime: oneMinute,
})

/** One agent. */
export const agentOf = (call: Client, id: number) => query(call, agent.detail, { id })

/** Products of a page of an agent. */
export const productsPageSize = 20

/** A page of what an agent offers. */
export const productsOf = (call: Client, input: AgentProductListInput) => query(call, agent.agentProductList, input)

/** One product of an agent. */
export const productOf = (call: Client, id: number) => query(call, agent.agentProductDetail, { id })

/** As many lines as one page of an agent shows. */
const mostLines = 100

/** The lines of an agent, in its order. */
export const linesOf = (call: Client, agentId: number) =>
  query(call, agent.productLineList, { agentId, pageSize: mostLines })

/** What is seen of the stock of a trader beside a list. */
const stockBeside = 10

/** The stock that a trader confirmed last. */
export const stockOfTrader = (call: Client, traderId: number) =>
  query(call, agent.traderStock, { traderId, pageSize: stockBeside })

/** The lines of a trader, in its order. */
export const linesOfTrader = (call: Client, traderId: number) =>
  query(call, agent.traderLineList, { traderId, pageSize: mostLines })

/** Whom to call at a trader. */
export const contactsOfTrader = (call: Client, traderId: number) => query(call, agent.traderContacts, { traderId })

/** Articles on a page of what is written by and about an agent. */
export const newsPageSize = 20

/** A page of what an agent's people wrote and what is about it. */
export const newsOf = (call: Client, agentId: number, pageIndex: number) =>
  query(call, agent.news, { agentId, pageIndex, pageSize: newsPageSize })

/** Whom to call at an agent. */
export const contactsOfAgent = (call: Client, agentId: number) => query(call, agent.contacts, { agentId })
