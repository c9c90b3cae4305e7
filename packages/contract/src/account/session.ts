import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { mobile } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { agreedVersions } from './consent.ts'
import { hashedPassword, partnerPage, verificationCode } from './credential.ts'

/** 登录信息. What a login hands out. `token` is a short-lived access token; an HttpOnly cookie renews it. */
export const LoginInfo = z
  .object({ id: Id, token: z.string(), avatar: Url, nickName: z.string() })
  .meta({ id: 'LoginInfo' })
export type LoginInfo = z.infer<typeof LoginInfo>

/** Sends an SMS code. Once a minute for a number; never retried, prefetched or cached. */
export const sendNotice = get('/sendNotice', 'Sends an SMS code to a phone number.', {
  access: 'visitor',
  idempotent: 'no',
  input: z.object({ mobile: mobile() }),
  errors: ['TOO_FREQUENT'],
})

export const loginByCode = post('/web/login', 'Logs in with an SMS code; a new number becomes a new account.', {
  access: 'visitor',
  input: z.object({
    mobile: mobile(),
    code: verificationCode(),
    fromswb: partnerPage().optional(),
    agreed: agreedVersions().optional(),
  }),
  output: LoginInfo,
  errors: ['FAIL', 'FORBIDDEN', 'TOO_FREQUENT'],
})

export const loginByPassword = post('/login1', 'Logs in with a password.', {
  access: 'visitor',
  input: z.object({
    mobile: mobile(),
    pwd: hashedPassword(),
    fromswb: partnerPage().optional(),
    agreed: agreedVersions().optional(),
  }),
  output: LoginInfo,
  errors: ['FAIL', 'FORBIDDEN', 'TOO_FREQUENT'],
})

export const logout = post('/logout', 'Ends this session; its tokens stop working at once.', {
  access: 'visitor',
  idempotent: 'yes',
})

/** Reads the HttpOnly `sid` cookie, so that a page that was closed for a while is still logged in. */
export const renew = post(
  '/auth/session/renew',
  'Hands out a fresh access token to the holder of the session cookie.',
  {
    access: 'visitor',
    output: LoginInfo,
    errors: ['NEED_LOGIN'],
  },
)

export const checkRequiredData = get('/user/checkRequiredData', 'Whether phone number and nickname are filled in.', {
  output: z.boolean(),
})

export const createExchange = post(
  '/auth/exchange/create',
  'Makes a one-time code that a listed partner host may redeem within 60 s.',
  {
    idempotent: 'yes',
    input: z.object({
      target: z.url({ error: '返回地址不正确' }).max(2048, { error: '返回地址过长' }).meta({ title: '返回地址' }),
    }),
    output: z.object({ code: z.string(), expire: Time }),
    errors: ['FORBIDDEN'],
  },
)

export const redeemExchange = post('/auth/exchange/redeem', 'Turns a one-time code into a session, once.', {
  access: 'visitor',
  input: z.object({
    code: z
      .string({ error: '登录链接不完整' })
      .min(1, { error: '登录链接不完整' })
      .max(100, { error: '登录链接不正确' })
      .meta({ title: '登录码' }),
  }),
  output: LoginInfo,
  errors: ['FAIL'],
})
