import type { AgentVO, TraderVO } from '@xinpu/sdk/types'
import type { Seller } from '@xinpu/ui/agent'

/** Agents as a list of sellers takes them. */
export const asAgents = (agents: readonly AgentVO[]): Seller[] => agents.map((seller) => ({ kind: 'agent', seller }))

/** Traders as a list of sellers takes them. */
export const asTraders = (traders: readonly TraderVO[]): Seller[] =>
  traders.map((seller) => ({ kind: 'trader', seller }))
