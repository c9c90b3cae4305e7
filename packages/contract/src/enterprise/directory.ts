import * as z from 'zod'
import { DemandVO } from '../demand/demand.ts'
import { get } from '../endpoint.ts'
import { flag, idOf, keywords, note } from '../field.ts'
import { hints, Id, Paging, paged } from '../page.ts'
import { ContactVO } from './contact.ts'
import { EnterpriseVO } from './enterprise.ts'

/** 企业类型. A kind of company: 代理商, 贸易商. */
export const EnterpriseType = z.object({ id: Id, label: z.string() }).meta({ id: 'EnterpriseType' })
export type EnterpriseType = z.infer<typeof EnterpriseType>

/** 企业提示. An enterprise offered while typing. */
export const EnterpriseHint = z.object({ id: Id, name: z.string() }).meta({ id: 'EnterpriseHint' })
export type EnterpriseHint = z.infer<typeof EnterpriseHint>

export const search = get('/enterprise/search', 'Finds enterprises; without words, those I follow and the newest.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().default(''),
    region: note('地区', 60).optional(),
    type: note('企业类型', 20).describe('A label of the list of types.').optional(),
    verified: flag('已认证').describe('Only certified ones.').optional(),
  }),
  output: paged(EnterpriseVO),
})

export const hint = get('/enterprise/hint', 'Enterprises whose name holds the words, while typing.', {
  access: 'visitor',
  input: z.object({ keywords: keywords() }),
  output: hints(EnterpriseHint),
})

export const types = get('/enterprise/type/list', 'The kinds of company to choose from.', {
  access: 'visitor',
  output: z.array(EnterpriseType),
})

export const detail = get('/enterprise/detail', 'One enterprise, as its page shows it.', {
  access: 'visitor',
  input: z.object({ id: idOf('企业') }),
  output: EnterpriseVO,
  errors: ['NOT_FOUND'],
})

export const contacts = get('/enterprise/contacts', 'All contacts of an enterprise; masked for visitors.', {
  access: 'visitor',
  input: z.object({ enterpriseId: idOf('企业') }),
  output: z.array(ContactVO),
  errors: ['NOT_FOUND'],
})

export const demands = get('/enterprise/demand/list', 'The open demands and offers of an enterprise, newest first.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    enterpriseId: idOf('企业'),
    type: z
      .literal([0, 1], { error: '请选择供求类型' })
      .meta({ title: '供求类型' })
      .describe('1 需求, 0 供应; left out for both.')
      .optional(),
  }),
  output: paged(DemandVO),
  errors: ['NOT_FOUND'],
})
