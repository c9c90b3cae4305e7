import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type { AgentParams, AgentsParams, AgentTab, ShopTab } from './agent-params.ts'
import type { ShopParams } from '../mall/mall-params.ts'

/** The directory of agents: those of a filter, a page of them. */
export const agentsPlace = (search: AgentsParams = {}, page = 1) =>
  linkOptions({ to: '/agentList/index/$', params: { _splat: String(page) }, search: { ...withoutEmpty(search) } })

/** An agent, opened at a part of its page. */
export const agentPlace = (id: number, tab: AgentTab = 'home', search: AgentParams = {}) =>
  linkOptions({
    to: '/agentList/agentDetail/$',
    params: { _splat: tab === 'home' ? String(id) : `${id}/${tab}` },
    search: { ...withoutEmpty(search) },
  })

/** What an agent offers: one product. */
export const productPlace = (id: number) =>
  linkOptions({ to: '/inquiry/agentProductDetails/$id', params: { id: String(id) } })

/** The directory of shops as sellers. */
export const shopProfilesPlace = (search: ShopParams = {}, page = 1) =>
  linkOptions({
    to: '/agentList/merchant/index/$',
    params: { _splat: String(page) },
    search: { ...withoutEmpty(search) },
  })

/** Who a shop is, opened at a part of the page. */
export const shopProfilePlace = (id: number, tab: ShopTab = 'home') =>
  linkOptions({
    to: '/agentList/merchant/merchantDetail/$',
    params: { _splat: tab === 'home' ? String(id) : `${id}/${tab}` },
  })
