import * as z from 'zod'
import { Parameter } from '../datasheet/parameter.ts'
import { get, post } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { fileAddress, idOf, idsOf, keywords, richText, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** 代理产品. A part that an agent offers. */
export const AgentProduct = z
  .object({
    id: Id,
    agentId: Id,
    agentName: z.string(),
    name: z.string(),
    model: z.string().describe("The maker's part number."),
    modelId: Id.optional().describe('The same part of the catalogue, where it has it.'),
    brandId: Id,
    brandCn: z.string(),
    categoryId: Id.optional(),
    categoryName: z.string().optional(),
    imgUrl: Url,
    description: z.string().describe('HTML that was cleaned.'),
    params: z.array(Parameter).describe('Those of the same part of the catalogue.'),
    specId: Id.optional().describe('Its datasheet.'),
    contacts: z.array(ContactVO).describe('Of the agent; masked for visitors. Empty in lists.'),
    createTime: Time,
  })
  .meta({ id: 'AgentProduct' })
export type AgentProduct = z.infer<typeof AgentProduct>

const form = {
  name: text('产品名称', 100),
  model: text('型号', 80),
  brandId: idOf('品牌'),
  categoryId: idOf('分类').optional(),
  imgUrl: fileAddress('产品图片').optional(),
  description: richText('产品介绍', 50_000).optional(),
  specId: idOf('数据手册').optional(),
}

export const list = get('/agent/product/list', 'What an agent offers, newest first.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    agentId: idOf('代理商'),
    brandId: idOf('品牌').optional(),
    keywords: keywords().optional(),
  }),
  output: paged(AgentProduct),
  errors: ['NOT_FOUND'],
})

export const detail = get('/agent/product/detail', 'One product of an agent.', {
  access: 'visitor',
  input: z.object({ id: idOf('产品') }),
  output: AgentProduct,
  errors: ['NOT_FOUND'],
})

export const add = post('/agent/product/add', 'Offers a product on my agent page.', {
  access: 'enterprise',
  input: z.object(form),
  output: AgentProduct,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/agent/product'],
})

export const update = post('/agent/product/update', 'Replaces a product of mine; what is left out is cleared.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('产品'), ...form }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/agent/product'],
})

export const remove = post('/agent/product/delete', 'Takes products off my agent page.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('产品') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/agent/product'],
})
