import type { Client } from '@xinpu/sdk'
import * as agent from '@xinpu/sdk/agent'
import type { ListInput, TraderListInput } from '@xinpu/sdk/agent'
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
