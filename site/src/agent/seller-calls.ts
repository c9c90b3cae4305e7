import type { Client } from '@xinpu/sdk'
import * as agent from '@xinpu/sdk/agent'
import { query } from '@xinpu/sdk/query'
import type { AgentProfile, LineFields } from '@xinpu/ui/agent'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'

/** How a person says who an enterprise is as an agent, or as a trader: the same acts, other calls. */
export const sellerCalls = {
  agent: {
    noun: '代理商',
    profileHref: () => centerHref({ type: 17 }),
    linesHref: (page = 1) => centerHref({ type: 19, page }),
    why: '企业认证后，可以开通代理商主页，提交各品牌的授权证书；审核通过后，品牌页会列出你并标明授权。',
    closing: '主页、代理产品和全部产品线（含证书）一并删除，各品牌页不再列出你，不能恢复。',
    changed: agent.myAgentUpdate,
    save: (call: Client, id: number | undefined, profile: AgentProfile) =>
      id === undefined ? call(agent.myAgentAdd, profile) : call(agent.myAgentUpdate, { id, ...profile }),
    close: (call: Client, id: number) => call(agent.myAgentRemove, { id }),
    lines: (call: Client, agentId: number, pageIndex: number) =>
      query(call, agent.productLineList, { agentId, pageIndex, pageSize }),
    addLine: (call: Client, line: LineFields & { brandId: number }) => call(agent.productLineAdd, line),
    changeLine: (call: Client, line: LineFields & { id: number }) => call(agent.productLineUpdate, line),
    removeLine: (call: Client, id: number) => call(agent.productLineRemove, { ids: [id] }),
  },
  trader: {
    noun: '贸易商',
    profileHref: () => centerHref({ type: 18 }),
    linesHref: (page = 1) => centerHref({ type: 18, tab: 'lines', page }),
    why: '企业认证后，可以开通贸易商主页，填写优势品牌和产品线，各品牌的贸易商页会列出你。',
    closing: '主页和全部产品线（含证书）一并删除，各品牌页不再列出你，不能恢复。',
    changed: agent.myTraderUpdate,
    save: (call: Client, id: number | undefined, { type: _type, address: _address, ...profile }: AgentProfile) =>
      id === undefined ? call(agent.myTraderAdd, profile) : call(agent.myTraderUpdate, { id, ...profile }),
    close: (call: Client, id: number) => call(agent.myTraderRemove, { id }),
    lines: (call: Client, traderId: number, pageIndex: number) =>
      query(call, agent.traderLineList, { traderId, pageIndex, pageSize }),
    addLine: (call: Client, line: LineFields & { brandId: number }) => call(agent.traderLineAdd, line),
    changeLine: (call: Client, line: LineFields & { id: number }) => call(agent.traderLineUpdate, line),
    removeLine: (call: Client, id: number) => call(agent.traderLineRemove, { ids: [id] }),
  },
} as const

export type SellerKind = keyof typeof sellerCalls
