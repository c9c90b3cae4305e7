import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { idOf, listOf } from '../field.ts'
import { Time } from '../page.ts'
import { DeskRole } from './right.ts'

/** 后台人员. Somebody who works at the desk. */
export const DeskPerson = z
  .object({
    user: UserBrief,
    mobile: z.string().describe('Without its middle.'),
    roles: z.array(DeskRole),
    isBlocked: z.boolean(),
    lastTime: Time.optional().describe('When something was last done at the desk.'),
  })
  .meta({ id: 'DeskPerson' })
export type DeskPerson = z.infer<typeof DeskPerson>

export const list = get('/admin/role/list', 'Who works at the desk, and what each may do.', {
  access: 'admin',
  output: z.array(DeskPerson),
})

/** CONFLICT: nobody takes their own role of an owner. */
export const set = post('/admin/role/set', 'Says what somebody may do at the desk; nothing puts them out.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('用户'), roles: listOf('岗位', DeskRole, 0, 5) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/role', '/admin/user'],
})
