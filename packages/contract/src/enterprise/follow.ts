import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, onOff } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { EnterpriseVO } from './enterprise.ts'

export const set = post('/enterprise/follow', 'Follows an enterprise, or no longer.', {
  idempotent: 'yes',
  input: z.object({ enterpriseId: idOf('企业'), status: onOff('关注').describe('1 follow, 0 no longer.') }),
  output: z.object({ isFollow: z.boolean() }),
  errors: ['NOT_FOUND'],
})

export const list = get('/enterprise/follow/list', 'The enterprises I follow, the latest first.', {
  input: Paging,
  output: paged(EnterpriseVO),
})
