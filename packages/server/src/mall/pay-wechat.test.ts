import { createCipheriv, generateKeyPairSync, randomBytes, sign, verify, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refused } from '../../test/refusal.ts'
import { openGateway, openTill, type Till } from '../../test/till.ts'
import { wechatProvider } from './pay-wechat.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [shop, wechat, stranger] = [pair(), pair(), pair()]
const [appId, mchId, keySerial, publicKeyId] = ['wx0000000000000000', '1900000001', '5157F09EFDC0', 'PUB_KEY_ID_01']
const apiKey = 'abcdefghijklmnopqrstuvwxyz012345'

interface Given {
  status?: number
  body?: object
}

/** What WeChat Pay answers to a path, in its own words. */
let answers: Record<string, Given>
let signer: KeyObject
/** Whether it answers at all. */
let mood: 'awake' | 'broken' | 'silent'
let asked: { path: string; isSigned: boolean; serial: unknown; body: unknown }[]
let gateway: Awaited<ReturnType<typeof openGateway>>
let till: Till

const signature = (text: string, key: KeyObject) => sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

/** The headers that WeChat Pay puts before a text of its own. */
function signedHeaders(body: string, { key = signer, at = Date.now(), serial = publicKeyId } = {}) {
  const [timestamp, nonce] = [String(Math.floor(at / 1000)), randomBytes(16).toString('hex')]
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signature(`${timestamp}\n${nonce}\n${body}\n`, key),
  }
}

/** Recomputes the signature of a request by the documents. */
function isSigned(authorization: string, line: string, body: string): boolean {
  const given = Object.fromEntries(
    [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const text = `${line}\n${given['timestamp']}\n${given['nonce_str']}\n${body}\n`
  return (
    authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
    given['mchid'] === mchId &&
    given['serial_no'] === keySerial &&
    verify('RSA-SHA256', Buffer.from(text), shop.publicKey, Buffer.from(given['signature'] ?? '', 'base64'))
  )
}

beforeAll(async () => {
  signer = wechat.privateKey
  gateway = await openGateway(({ method, url = '', headers }, body, response) => {
    asked.push({
      path: url,
      isSigned: isSigned(headers.authorization ?? '', `${method}\n${url}`, body),
      serial: headers['wechatpay-serial'],
      body: body && JSON.parse(body),
    })
    if (mood === 'silent') return
    if (mood === 'broken') return void response.writeHead(502).end('bad gateway')
    const { status = 200, body: told } = answers[url] ?? { status: 404, body: { code: 'ORDER_NOT_EXIST' } }
    const text = told ? JSON.stringify(told) : ''
    response.writeHead(status, { 'content-type': 'application/json', ...signedHeaders(text) }).end(text)
  })
  till = await openTill({ wechatPay: settings() })
})
beforeEach(() => {
  ;[answers, asked, signer, mood] = [{ [native]: { body: { code_url } } }, [], wechat.privateKey, 'awake']
})
afterAll(async () => {
  await till[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const settings = () => ({
  appId,
  mchId,
  keySerial,
  privateKey: shop.privateKey,
  publicKeyId,
  publicKey: wechat.publicKey,
  apiKey,
  endpoint: gateway.origin,
})
const provider = (milliseconds?: number) => wechatProvider(settings(), { now: () => new Date() }, milliseconds)

const no = 'XP0000000001'
const code_url = 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz'
const native = '/v3/pay/transactions/native'
const query = `/v3/pay/transactions/out-trade-no/${no}?mchid=${mchId}`
const closing = `/v3/pay/transactions/out-trade-no/${no}/close`
const refunds = '/v3/refund/domestic/refunds'
const asking = {
  no,
  micro: 386_000_000n,
  subject: '芯谱商城订单',
  until: new Date('2026-11-24T10:00:00Z'),
  notifyUrl: 'https://xinpu.example/api/mall/pay/online/notify',
}

const transaction = (changes: object = {}) => ({
  appid: appId,
  mchid: mchId,
  out_trade_no: no,
  transaction_id: '4200000001',
  trade_type: 'NATIVE',
  trade_state: 'SUCCESS',
  amount: { total: 38_600, payer_total: 38_600, currency: 'CNY', payer_currency: 'CNY' },
  ...changes,
})

/** Seals as WeChat Pay does: AES-256-GCM with the APIv3 key. */
function sealed(told: object, key = apiKey) {
  const [nonce, associated_data] = [randomBytes(6).toString('hex'), 'transaction']
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(associated_data))
  const bytes = Buffer.concat([cipher.update(JSON.stringify(told)), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: bytes.toString('base64'), associated_data, nonce }
}

const notice = (resource: object, event_type = 'TRANSACTION.SUCCESS') =>
  JSON.stringify({ id: 'n1', event_type, resource_type: 'encrypt-resource', resource, summary: '支付成功' })

const tell = (body: string, headers = signedHeaders(body)) =>
  till.house.app.inject({
    method: 'POST',
    url: '/api/mall/pay/online/notify/wx',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })

test('a payment is begun under a signature that WeChat Pay accepts, in fen and by the clock of Beijing', async () => {
  expect(await provider().begin(asking)).toEqual({ qrCode: code_url })
  expect(asked).toEqual([
    {
      path: native,
      isSigned: true,
      serial: publicKeyId,
      body: {
        appid: appId,
        mchid: mchId,
        out_trade_no: no,
        description: '芯谱商城订单',
        time_expire: '2026-11-24T18:00:00+08:00',
        notify_url: `${asking.notifyUrl}/wx`,
        amount: { total: 38_600, currency: 'CNY' },
      },
    },
  ])
})

test('what is no whole number of fen is never sent', async () => {
  await expect(provider().begin({ ...asking, micro: 1n })).rejects.toThrow(RangeError)
  expect(asked).toEqual([])
})

test('a notification pays the order once, however often it is told, and WeChat Pay reads its word', async () => {
  const me = await till.payer('WX')
  expect(me.qrCode).toBe(code_url)
  const told = { out_trade_no: me.no, transaction_id: `42${me.no}` }
  const body = notice(sealed(transaction(told)))
  const headers = signedHeaders(body)
  for (const answer of [await tell(body, headers), await tell(body, headers)])
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: 'SUCCESS', message: '成功' }])
  await tell(notice(sealed(transaction({ ...told, trade_state: 'CLOSED' }))))
  expect(await me.order()).toBe('paid')
  expect(await me.payment()).toBe('paid')
})

test('what a stranger signed, what was changed, what is old and what is of another merchant pay nothing', async () => {
  const me = await till.payer('WX')
  const own = { out_trade_no: me.no, transaction_id: `42${me.no}` }
  const body = notice(sealed(transaction(own)))
  const whole = sealed(transaction(own))
  const seal = Buffer.from(whole.ciphertext, 'base64')
  seal.writeUInt8(seal.readUInt8(seal.length - 1) ^ 1, seal.length - 1)
  const forged: [string, object?][] = [
    [body, signedHeaders(body, { key: stranger.privateKey })],
    [body, signedHeaders(body, { serial: 'PUB_KEY_ID_02' })],
    [body, signedHeaders(body, { at: Date.now() - 301_000 })],
    [body, {}],
    [`${body} `, signedHeaders(body)],
    [notice(sealed(transaction(own), apiKey.toUpperCase()))],
    [notice({ ...whole, ciphertext: seal.toString('base64') })],
    [notice(sealed(transaction(own)), 'REFUND.SUCCESS')],
    [notice(sealed(transaction({ ...own, mchid: '1900000002' })))],
    [notice(sealed(transaction({ ...own, appid: 'wx1' })))],
    [notice(sealed(transaction({ ...own, amount: { total: 38_600, currency: 'USD' } })))],
    [notice(sealed(transaction({ ...own, amount: undefined })))],
    [notice(sealed(transaction({ ...own, out_trade_no: 'XP0000009999' })))],
    ['{}'],
    ['no JSON'],
  ]
  for (const [text, headers = signedHeaders(text)] of forged) {
    const answer = await tell(text, headers as ReturnType<typeof signedHeaders>)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FAIL'])
  }
  expect(await me.order()).toBe('unpaid')
  expect(await me.payment()).toBe('waiting')
})

test('another amount, rightly signed, pays nothing', async () => {
  const me = await till.payer('WX')
  const told = { out_trade_no: me.no, transaction_id: `42${me.no}`, amount: { total: 1, currency: 'CNY' } }
  expect((await tell(notice(sealed(transaction(told))))).statusCode).toBe(200)
  expect(await me.order()).toBe('unpaid')
  expect(await me.payment()).toBe('failed')
})

test('a payment is asked for, and one that WeChat Pay does not know is not there', async () => {
  answers[query] = { body: transaction() }
  expect(await provider().ask(no)).toEqual({ no, tradeNo: '4200000001', micro: 386_000_000n, state: 'paid' })
  const { transaction_id: _, amount: __, ...unpaid } = transaction({ trade_state: 'NOTPAY' })
  answers[query] = { body: unpaid }
  expect(await provider().ask(no)).toMatchObject({ state: 'waiting' })
  delete answers[query]
  expect(await provider().ask(no)).toBeUndefined()
  expect(asked.every(({ isSigned }) => isSigned)).toBe(true)
})

test('an answer under a wrong signature, or about another payment, is not believed', async () => {
  answers[query] = { body: transaction({ out_trade_no: 'XP0000000002' }) }
  await expect(provider().ask(no)).rejects.toThrow('answered with another')
  answers[query] = { body: transaction({ mchid: '1900000002' }) }
  await expect(provider().ask(no)).rejects.toThrow('answered with another')
  signer = stranger.privateKey
  answers[query] = { body: transaction() }
  await expect(provider().ask(no)).rejects.toThrow('without its signature')
  await expect(provider().begin(asking)).rejects.toThrow('without its signature')
})

test('a payment is closed; one that was paid meanwhile is not', async () => {
  answers[closing] = { status: 204 }
  await provider().close(no)
  expect(asked).toMatchObject([{ path: closing, isSigned: true, body: { mchid: mchId } }])
  answers[closing] = { status: 400, body: { code: 'ORDER_CLOSED' } }
  answers[query] = { body: transaction({ trade_state: 'CLOSED' }) }
  await provider().close(no)
  answers[query] = { body: transaction() }
  expect(await refused(provider().close(no))).toMatchObject({ message: '这笔支付已不能取消，请刷新页面查看结果' })
})

test('money goes back once for each number, at once or in a while', async () => {
  const back = { no, refundNo: 'XR0000000001', micro: 86_050_000n, total: 386_000_000n, reason: '少发了' }
  answers[refunds] = { body: { refund_id: '1', out_refund_no: 'XR0000000001', status: 'PROCESSING' } }
  expect(await provider().payBack(back)).toEqual({ state: 'pending' })
  expect(asked[0]).toMatchObject({ isSigned: true })
  expect(asked[0]?.body).toEqual({
    out_trade_no: no,
    out_refund_no: 'XR0000000001',
    reason: '少发了',
    amount: { refund: 8605, total: 38_600, currency: 'CNY' },
  })
  answers[refunds] = { body: { refund_id: '1', out_refund_no: 'XR0000000001', status: 'SUCCESS' } }
  expect(await provider().payBack(back)).toEqual({ state: 'done' })
  answers[refunds] = { body: { refund_id: '1', out_refund_no: 'XR0000000001', status: 'ABNORMAL' } }
  await expect(provider().payBack(back)).rejects.toThrow('PROCESSING')
  answers[refunds] = { status: 403, body: { code: 'NOT_ENOUGH' } }
  await expect(provider().payBack(back)).rejects.toThrow('NOT_ENOUGH')
})

const away = { message: '微信支付暂时没有响应，请稍后再试或换一种付法' }

test('a gateway that is down, slow or out of order is told in words', async () => {
  const down = wechatProvider({ ...settings(), endpoint: 'http://127.0.0.1:1' }, { now: () => new Date() })
  expect(await refused(down.begin(asking))).toMatchObject(away)
  mood = 'broken'
  expect(await refused(provider().ask(no))).toMatchObject(away)
  mood = 'silent'
  expect(await refused(provider(50).ask(no))).toMatchObject(away)
})
