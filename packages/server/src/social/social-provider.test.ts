import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refusal } from '@xinpu/contract/refusal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { qqProvider } from './qq-provider.ts'
import { wxProvider } from './wx-provider.ts'

/** What WeChat and QQ answer, by their documents; `good` is the only code they know. */
const answers: Record<string, (query: URLSearchParams) => object> = {
  '/sns/oauth2/access_token': (query) =>
    query.get('code') === 'good' && query.get('appid') === 'id' && query.get('secret') === 'secret'
      ? { access_token: 't', openid: 'o', unionid: 'u' }
      : { errcode: 40029, errmsg: 'invalid code' },
  '/sns/userinfo': () => ({ nickname: '微信用户', headimgurl: '' }),
  '/oauth2.0/token': (query) =>
    query.get('code') === 'good' && query.get('fmt') === 'json' ? { access_token: 't' } : { error: 100020 },
  '/oauth2.0/me': () => ({ client_id: 'id', openid: 'qq-open' }),
  '/user/get_user_info': (query) => (query.get('openid') === 'qq-open' ? { ret: 0, nickname: 'QQ用户' } : { ret: -1 }),
}

let server: Server
let endpoint = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    const answer = answers[pathname]
    response.statusCode = answer ? 200 : 404
    response.end(JSON.stringify(answer?.(searchParams) ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const settings = () => ({ id: 'id', secret: 'secret', endpoint, redirectUri: 'https://xinpu.example/' })

test('WeChat tells who somebody is: the unionid, and the name', async () => {
  await expect(wxProvider(settings()).identify('good')).resolves.toEqual({ subject: 'u', nickName: '微信用户' })
})

test('QQ tells who somebody is: the openid where there is no unionid', async () => {
  await expect(qqProvider(settings()).identify('good')).resolves.toEqual({ subject: 'qq-open', nickName: 'QQ用户' })
})

test.each([
  ['WeChat', wxProvider],
  ['QQ', qqProvider],
])('a code that %s does not know is told to the person', async (_, provider) => {
  await expect(provider(settings()).identify('bad')).rejects.toBeInstanceOf(Refusal)
})

test('the browser is sent to the address of the documents, with the state', () => {
  const wx = new URL(wxProvider(settings()).authorizeUrl('s&t', 'https://xinpu.example/?a=1'))
  expect([wx.origin, wx.searchParams.get('state'), wx.searchParams.get('redirect_uri'), wx.hash]).toEqual([
    'https://open.weixin.qq.com',
    's&t',
    'https://xinpu.example/?a=1',
    '#wechat_redirect',
  ])
  const qq = new URL(qqProvider(settings()).authorizeUrl('s', 'https://xinpu.example/'))
  expect([qq.origin, qq.searchParams.get('client_id')]).toEqual(['https://graph.qq.com', 'id'])
})

test('a provider that is down is a fault of ours, not a refusal', async () => {
  const failure = await wxProvider({ ...settings(), endpoint: `${endpoint}/nowhere` })
    .identify('good')
    .catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(Refusal)
})
