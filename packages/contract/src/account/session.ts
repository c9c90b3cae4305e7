import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { Id, Time, Url } from '../page.ts'

/** What a login hands out. `token` is a short-lived access token; an HttpOnly cookie renews it. */
export const LoginInfo = z
  .object({ id: Id, token: z.string(), avatar: Url, nickName: z.string() })
  .meta({ id: 'LoginInfo' })
export type LoginInfo = z.infer<typeof LoginInfo>

/** A phone number with its area: `+86-13800000000`. A bare number is one of +86 (specification, section 9). */
export const Mobile = z
  .string({ error: '请输入手机号码' })
  .regex(/^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, { error: '手机号码格式不正确' })

/** The page of the partner that sent the person here; only hosts on the return list are ever visited. */
const fromswb = z.string().max(2048).optional()

/** Sends an SMS code. Once a minute for a number; never retried, prefetched or cached. */
export const sendNotice = get('/sendNotice', 'Sends an SMS code to a phone number.', {
  access: 'visitor',
  idempotent: 'no',
  input: z.object({ mobile: Mobile }),
  errors: ['TOO_FREQUENT'],
})

export const loginByCode = post('/web/login', 'Logs in with an SMS code; a new number becomes a new account.', {
  access: 'visitor',
  input: z.object({
    mobile: Mobile,
    code: z
      .string({ error: '请输入短信验证码' })
      .min(1, { error: '请输入短信验证码' })
      .regex(/^\d{6}$/, { error: '验证码为 6 位数字' }),
    fromswb,
  }),
  output: LoginInfo,
  errors: ['FAIL', 'TOO_FREQUENT'],
})

export const loginByPassword = post('/login1', 'Logs in with a password.', {
  access: 'visitor',
  input: z.object({
    mobile: Mobile,
    pwd: z
      .string({ error: '请输入密码' })
      .regex(/^[0-9a-f]{32}$/, { error: '请输入密码' })
      .describe('md5 of the password, in hex (specification, section 5: sent hashed).'),
    fromswb,
  }),
  output: LoginInfo,
  errors: ['FAIL', 'TOO_FREQUENT'],
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
    input: z.object({ target: z.url({ error: '返回地址不正确' }).max(2048) }),
    output: z.object({ code: z.string(), expire: Time }),
    errors: ['FORBIDDEN'],
  },
)

export const redeemExchange = post('/auth/exchange/redeem', 'Turns a one-time code into a session, once.', {
  access: 'visitor',
  input: z.object({ code: z.string().min(1).max(100) }),
  output: LoginInfo,
  errors: ['FAIL'],
})
