import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { fileAddress, idOf, listOf, note, text, webAddress } from '../field.ts'
import { AgentType, AgentVO } from './agent.ts'

/** What an enterprise says about itself as an agent. */
const form = {
  name: text('简称', 50),
  fullName: text('全称', 100),
  website: webAddress('官网').optional(),
  fullLogo: fileAddress('标志').optional(),
  type: AgentType,
  intro: note('简介', 2000).optional(),
  region: note('所在地区', 50).optional(),
  address: note('地址', 200).optional(),
  brandIds: listOf('代理品牌', idOf('代理品牌'), 0, 200).optional(),
}

export const detail = get('/agent/user/detail', 'The agent page of my enterprise; null where it has none.', {
  access: 'enterprise',
  output: AgentVO.nullable(),
})

export const add = post('/agent/user/add', 'Opens the agent page of my enterprise; it may have one.', {
  access: 'enterprise',
  input: z.object(form),
  output: AgentVO,
  errors: ['CONFLICT'],
  invalidates: ['/agent'],
})

export const update = post('/agent/user/edit', 'Replaces what my agent page says; what is left out is cleared.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('代理商'), ...form }),
  output: AgentVO,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/agent'],
})

export const remove = post('/agent/user/delete', 'Closes my agent page, with its products and product lines.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('代理商') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/agent'],
})

export const recommend = post('/agent/user/recommend', 'Names an agent that is missing here.', {
  input: z.object({
    name: text('代理商名称', 100),
    website: webAddress('官网').optional(),
    brandId: idOf('品牌').describe('A brand it sells.').optional(),
    remark: note('备注', 500).optional(),
  }),
  errors: ['TOO_FREQUENT'],
})
