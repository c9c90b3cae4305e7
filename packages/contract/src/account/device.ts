import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idsOf } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'

/** 登录设备. One session of a person: a browser that is logged in. */
export const LoginDevice = z
  .object({
    id: Id,
    device: z.string().describe('Browser and system in words: Chrome · Windows.'),
    ip: z.string(),
    createTime: Time.describe('When it logged in.'),
    lastTime: Time.describe('When it was last seen.'),
    current: z.boolean().describe('The one that asks.'),
  })
  .meta({ id: 'LoginDevice' })
export type LoginDevice = z.infer<typeof LoginDevice>

export const list = get('/my/session/list', 'The devices that are logged in, last seen first.', {
  input: Paging,
  output: paged(LoginDevice),
})

/** What is logged out already, or is of somebody else, is passed over. */
export const revoke = post('/my/session/revoke', 'Logs devices out at once.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('设备').describe('Left out: every device but the one that asks.').optional() }),
  invalidates: ['/my/session'],
})
