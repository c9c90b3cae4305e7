import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, text, webAddress } from '../field.ts'
import { Time, Url } from '../page.ts'
import { agreedVersions } from './consent.ts'
import { partnerPage } from './credential.ts'
import { ownerProof } from './proof.ts'
import { LoginInfo } from './session.ts'

/** What WeChat or QQ hands back when the person agrees. */
const Granted = z.object({ authorizationCode: text('授权码', 512) })

/** A way into the account is made by its owner alone. */
const Binding = z.object({ ...Granted.shape, proof: ownerProof() })
const Unbinding = z.object({ proof: ownerProof() })

const Login = z.object({
  ...Granted.shape,
  shareCode: text('邀请码', 32).describe('Of the person who invited, when this makes a new account.').optional(),
  fromswb: partnerPage().optional(),
  agreed: agreedVersions().optional(),
})

/** 'lognUser' is the wire's spelling (specification, section 7). */
const LoggedIn = z.object({ lognUser: LoginInfo })

/** 第三方意图. Why a person is sent to WeChat or QQ (specification, section 4). */
export const SocialIntent = choice('第三方意图', {
  wxlogin: '微信登录',
  qqlogin: 'QQ 登录',
  wxBound: '绑定微信',
  qqBound: '绑定 QQ',
}).meta({ id: 'SocialIntent' })
export type SocialIntent = z.infer<typeof SocialIntent>

/** 绑定信息. By which ways a person can log in. */
export const BindingInfo = z
  .object({
    mobile: z.string().optional().describe('Masked: +86-138****0000.'),
    email: z.string().optional().describe('Masked: a***@example.com.'),
    wxBound: z.boolean(),
    wxNickName: z.string().optional(),
    qqBound: z.boolean(),
    qqNickName: z.string().optional(),
  })
  .meta({ id: 'BindingInfo' })
export type BindingInfo = z.infer<typeof BindingInfo>

export const bindings = get('/bindingInfo', 'Which number, address and social accounts are bound.', {
  output: BindingInfo,
})

export const loginByWx = post('/wx/web/login', 'Logs in with WeChat; a new person becomes a new account.', {
  access: 'visitor',
  input: Login,
  output: LoggedIn,
  errors: ['FAIL', 'FORBIDDEN'],
})

export const loginByQq = post('/qq/web/login', 'Logs in with QQ; a new person becomes a new account.', {
  access: 'visitor',
  input: Login,
  output: LoggedIn,
  errors: ['FAIL', 'FORBIDDEN'],
})

/** CONFLICT: bound to another account; the refusal says which kind, masked. */
export const bindWx = post('/wx/web/binding', 'Binds a WeChat account to this one.', {
  idempotent: 'yes',
  input: Binding,
  errors: ['FAIL', 'FORBIDDEN', 'CONFLICT'],
  invalidates: ['/bindingInfo'],
})

export const bindQq = post('/qq/web/binding', 'Binds a QQ account to this one.', {
  idempotent: 'yes',
  input: Binding,
  errors: ['FAIL', 'FORBIDDEN', 'CONFLICT'],
  invalidates: ['/bindingInfo'],
})

/** CONFLICT: the last way to log in stays. */
export const unbindWx = post('/wx/web/unbind', 'Parts from the bound WeChat account.', {
  idempotent: 'yes',
  input: Unbinding,
  errors: ['FORBIDDEN', 'CONFLICT'],
  invalidates: ['/bindingInfo'],
})

export const unbindQq = post('/qq/web/unbind', 'Parts from the bound QQ account.', {
  idempotent: 'yes',
  input: Unbinding,
  errors: ['FORBIDDEN', 'CONFLICT'],
  invalidates: ['/bindingInfo'],
})

export const authorizeUrl = get('/oauth/authorizeUrl', 'Where to send the browser so that WeChat or QQ asks.', {
  access: 'visitor',
  input: z.object({
    provider: choice('第三方', { wx: '微信', qq: 'QQ' }),
    intent: SocialIntent,
    redirectUri: webAddress('返回地址').describe('A page of this site.'),
  }),
  output: z.object({ url: Url, state: z.string().describe('Comes back with the code; another one is refused.') }),
  errors: ['FAIL', 'FORBIDDEN'],
})

export const qrcode = get('/wx/web/qrcode', 'A new code to scan with WeChat; each call makes another.', {
  access: 'visitor',
  output: z.object({ ticket: z.string(), url: Url.describe('What the code says.'), expireTime: Time }),
  errors: ['FAIL', 'TOO_FREQUENT'],
})

/** A ticket that nobody knows reads expired. */
export const qrcodeStatus = get('/wx/web/qrcode/status', 'How far the scan of a code is; asked every 2 s.', {
  access: 'visitor',
  input: z.object({ ticket: text('二维码', 100) }),
  output: z.object({
    status: z.enum(['waiting', 'scanned', 'confirmed', 'expired']),
    authorizationCode: z.string().optional().describe('Once confirmed: for the login with WeChat.'),
  }),
})
