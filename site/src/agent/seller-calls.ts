import type { Client } from '@xinpu/sdk'
import * as agent from '@xinpu/sdk/agent'
import { query } from '@xinpu/sdk/query'
import type { AgentProfile, LineFields } from '@xinpu/ui/agent'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import type { Act } from '../app/use-act.ts'

/** Told once it is done. */
type Then = () => unknown

/** How a person says who an enterprise is as an agent, or as a trader: the same acts, other calls. */
export const sellerCalls = {
  agent: {
    noun: '代理商',
    profileHref: () => centerHref({ type: 17 }),
    linesHref: (page = 1) => centerHref({ type: 19, page }),
    why: '企业认证后，可以开通代理商主页，提交各品牌的授权证书；审核通过后，品牌页会列出您并标明授权。',
    closing: '主页、代理产品和全部产品线（含证书）一并删除，各品牌页不再列出您，不能恢复。',
    save: (act: Act, id: number | undefined, profile: AgentProfile, then: Then) =>
      id === undefined ? act(agent.myAgentAdd, profile, then) : act(agent.myAgentUpdate, { id, ...profile }, then),
    close: (act: Act, id: number, then: Then) => act(agent.myAgentRemove, { id }, then),
    lines: (call: Client, agentId: number, pageIndex: number) =>
      query(call, agent.productLineList, { agentId, pageIndex, pageSize }),
    addLine: (act: Act, line: LineFields & { brandId: number }, then: Then) => act(agent.productLineAdd, line, then),
    changeLine: (act: Act, line: LineFields & { id: number }, then: Then) => act(agent.productLineUpdate, line, then),
    removeLine: (act: Act, id: number, then: Then) => act(agent.productLineRemove, { ids: [id] }, then),
  },
  trader: {
    noun: '贸易商',
    profileHref: () => centerHref({ type: 18 }),
    linesHref: (page = 1) => centerHref({ type: 18, tab: 'lines', page }),
    why: '企业认证后，可以开通贸易商主页，填写优势品牌和产品线，各品牌的贸易商页会列出您。',
    closing: '主页和全部产品线（含证书）一并删除，各品牌页不再列出您，不能恢复。',
    save: (
      act: Act,
      id: number | undefined,
      { type: _type, address: _address, ...profile }: AgentProfile,
      then: Then,
    ) =>
      id === undefined ? act(agent.myTraderAdd, profile, then) : act(agent.myTraderUpdate, { id, ...profile }, then),
    close: (act: Act, id: number, then: Then) => act(agent.myTraderRemove, { id }, then),
    lines: (call: Client, traderId: number, pageIndex: number) =>
      query(call, agent.traderLineList, { traderId, pageIndex, pageSize }),
    addLine: (act: Act, line: LineFields & { brandId: number }, then: Then) => act(agent.traderLineAdd, line, then),
    changeLine: (act: Act, line: LineFields & { id: number }, then: Then) => act(agent.traderLineUpdate, line, then),
    removeLine: (act: Act, id: number, then: Then) => act(agent.traderLineRemove, { ids: [id] }, then),
  },
} as const

/** The room where an agent says what it offers. */
export const productsHref = (page = 1) => centerHref({ type: 17, tab: 'products', page })

export type SellerKind = keyof typeof sellerCalls
