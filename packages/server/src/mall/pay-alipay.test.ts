import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refused } from '../../test/refusal.ts'
import { openGateway, openTill, type Till } from '../../test/till.ts'
import { alipayProvider } from './pay-alipay.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [shop, alipay, stranger] = [pair(), pair(), pair()]
const appId = '2021000000000000'

/** What the gateway answers to a method, in its own words. */
let answers: Record<string, object>
let signer: KeyObject
/** Whether it answers at all. */
let mood: 'awake' | 'broken' | 'silent'
let asked: { method: string; isSigned: boolean; query: URLSearchParams; fields: Record<string, string> }[]
let gateway: Awaited<ReturnType<typeof openGateway>>
let till: Till

const signature = (text: string, key: KeyObject) => sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

/** By the documents: every field but the signature, in the order of its names. */
const signedText = (fields: Iterable<[string, string]>, besides: string[]) =>
  [...fields]
    .filter(([name]) => !besides.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

beforeAll(async () => {
  gateway = await openGateway((request, body, response) => {
    const query = new URL(request.url ?? '', 'http://local').searchParams
    const form = new URLSearchParams(body)
    const method = query.get('method') ?? ''
    const all = signedText([...query, ...form], ['sign'])
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(all),
      shop.publicKey,
      Buffer.from(query.get('sign') ?? '', 'base64'),
    )
    asked.push({ method, isSigned, query, fields: JSON.parse(form.get('biz_content') ?? '{}') })
    if (mood === 'silent') return
    if (mood === 'broken') return void response.writeHead(502).end('bad gateway')
    const told = JSON.stringify(answers[method] ?? { code: '10000', msg: 'Success' })
    response.end(`{"${method.replaceAll('.', '_')}_response":${told},"sign":"${signature(told, signer)}"}`)
  })
  till = await openTill({ alipay: settings() })
})
beforeEach(() => {
  ;[answers, asked, signer, mood] = [{ ...usual }, [], alipay.privateKey, 'awake']
})
afterAll(async () => {
  await till[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const settings = () => ({
  appId,
  privateKey: shop.privateKey,
  publicKey: alipay.publicKey,
  gateway: `${gateway.origin}/gateway.do`,
})
const provider = (milliseconds?: number) => alipayProvider(settings(), { now: () => new Date() }, milliseconds)

/** The first payment that a house begins. */
const no = 'XP0000000001'
const qr_code = 'https://qr.alipay.com/bax1'
const usual = { 'alipay.trade.precreate': { code: '10000', msg: 'Success', out_trade_no: no, qr_code } }
const begun = (out_trade_no: string) => ({ code: '10000', msg: 'Success', out_trade_no, qr_code })
const asking = {
  no,
  micro: 386_000_000n,
  subject: '芯谱商城订单',
  until: new Date('2026-11-24T10:00:00Z'),
  notifyUrl: 'https://xinpu.example/api/mall/pay/online/notify',
}
const trade = (changes: object = {}) => ({
  code: '10000',
  msg: 'Success',
  out_trade_no: no,
  trade_no: '20261124220001',
  total_amount: '386.00',
  trade_status: 'TRADE_SUCCESS',
  ...changes,
})

/** A notification as Alipay signs it: without the names of the signature and of its kind. */
function notice(changes: Record<string, string> = {}, key = alipay.privateKey): Record<string, string> {
  const fields: Record<string, string> = {
    app_id: appId,
    notify_id: 'n1',
    out_trade_no: no,
    trade_no: `2026${changes['out_trade_no'] ?? no}`,
    total_amount: '386.00',
    trade_status: 'TRADE_SUCCESS',
    subject: '芯谱商城订单 100% +&=',
    charset: 'utf-8',
    ...changes,
  }
  return { ...fields, sign_type: 'RSA2', sign: signature(signedText(Object.entries(fields), []), key) }
}

const tell = (fields: Record<string, string>) =>
  till.house.app.inject({
    method: 'POST',
    url: '/api/mall/pay/online/notify/ali',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    payload: new URLSearchParams(fields).toString(),
  })

/** Whoever begins a payment at a gateway that knows its number. */
async function payer() {
  const last = await till.house.house.db.selectFrom('pay_online').select('id').orderBy('id', 'desc').executeTakeFirst()
  answers['alipay.trade.precreate'] = begun(`XP${String((last?.id ?? 0) + 1).padStart(10, '0')}`)
  return till.payer('ALI')
}

test('a payment is begun under a signature that Alipay accepts, in yuan and by the clock of Beijing', async () => {
  expect(await provider().begin(asking)).toEqual({ qrCode: qr_code })
  const [call] = asked
  expect(call).toMatchObject({ method: 'alipay.trade.precreate', isSigned: true })
  expect(call?.fields).toEqual({
    out_trade_no: no,
    total_amount: '386.00',
    subject: '芯谱商城订单',
    time_expire: '2026-11-24 18:00:00',
  })
  expect(call?.query.get('notify_url')).toBe(`${asking.notifyUrl}/ali`)
  expect(call?.query.get('app_id')).toBe(appId)
})

test('what is no whole number of fen is never sent', async () => {
  await expect(provider().begin({ ...asking, micro: 386_000_001n })).rejects.toThrow(RangeError)
  expect(asked).toEqual([])
})

test('a notification pays the order once, however often it is told, and Alipay reads its word', async () => {
  const me = await payer()
  expect(me.qrCode).toBe(qr_code)
  const told = notice({ out_trade_no: me.no })
  for (const answer of [await tell(told), await tell(told)])
    expect([answer.statusCode, answer.body]).toEqual([200, 'success'])
  await tell(notice({ out_trade_no: me.no, trade_status: 'TRADE_CLOSED' }))
  expect(await me.order()).toBe('paid')
  expect(await me.payment()).toBe('paid')
})

test('what a stranger signed, what was changed, and what is of another application pay nothing', async () => {
  const me = await payer()
  const own = { out_trade_no: me.no }
  const forged = [
    notice(own, stranger.privateKey),
    { ...notice(own), total_amount: '3860.00' },
    { ...notice(own), sign: 'forged' },
    { ...notice(own), sign_type: 'RSA' },
    { ...notice({ out_trade_no: 'XP0000009998' }), ...own },
    notice({ ...own, app_id: '2021999999999999' }),
    notice({ ...own, trans_currency: 'USD' }),
    notice({ ...own, total_amount: '386.001' }),
    notice({ out_trade_no: 'XP0000009999' }),
    notice({ out_trade_no: 'other' }),
  ]
  for (const one of forged) {
    const answer = await tell(one)
    expect([answer.statusCode, answer.body]).toEqual([403, 'fail'])
  }
  expect(await me.order()).toBe('unpaid')
  expect(await me.payment()).toBe('waiting')
})

test('another amount, rightly signed, pays nothing', async () => {
  const me = await payer()
  expect((await tell(notice({ out_trade_no: me.no, total_amount: '0.01' }))).body).toBe('success')
  expect(await me.order()).toBe('unpaid')
  expect(await me.payment()).toBe('failed')
})

test('a payment is asked for, and one that nobody scanned is not there', async () => {
  answers['alipay.trade.query'] = trade()
  expect(await provider().ask(no)).toEqual({ no, tradeNo: '20261124220001', micro: 386_000_000n, state: 'paid' })
  answers['alipay.trade.query'] = trade({ trade_status: 'WAIT_BUYER_PAY' })
  expect(await provider().ask(no)).toMatchObject({ state: 'waiting' })
  answers['alipay.trade.query'] = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
  expect(await provider().ask(no)).toBeUndefined()
})

test('an answer under a wrong signature, or about another payment, is not believed', async () => {
  answers['alipay.trade.query'] = trade({ out_trade_no: 'XP0000000002' })
  await expect(provider().ask(no)).rejects.toThrow('was asked for')
  signer = stranger.privateKey
  answers['alipay.trade.query'] = trade()
  await expect(provider().ask(no)).rejects.toThrow('验签失败')
  await expect(provider().begin(asking)).rejects.toThrow('验签失败')
})

test('a payment is closed, also one that nobody scanned; one that was paid meanwhile is not', async () => {
  await provider().close(no)
  answers['alipay.trade.close'] = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
  answers['alipay.trade.query'] = answers['alipay.trade.close']
  await provider().close(no)
  answers['alipay.trade.close'] = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
  answers['alipay.trade.query'] = trade({ trade_status: 'TRADE_CLOSED' })
  await provider().close(no)
  answers['alipay.trade.query'] = trade()
  expect(await refused(provider().close(no))).toMatchObject({ message: '这笔支付已不能取消，请刷新页面查看结果' })
})

test('money goes back once for each number, and what was asked for before is looked up', async () => {
  const back = { no, refundNo: 'XR0000000001', micro: 86_050_000n, total: 386_000_000n, reason: '少发了' }
  answers['alipay.trade.refund'] = { code: '10000', msg: 'Success', out_trade_no: no, fund_change: 'Y' }
  expect(await provider().payBack(back)).toEqual({ state: 'done' })
  expect(asked[0]?.fields).toEqual({
    out_trade_no: no,
    out_request_no: 'XR0000000001',
    refund_amount: '86.05',
    refund_reason: '少发了',
  })
  answers['alipay.trade.refund'] = { code: '10000', msg: 'Success', out_trade_no: no, fund_change: 'N' }
  expect(await provider().payBack(back)).toEqual({ state: 'pending' })
  answers['alipay.trade.fastpay.refund.query'] = { code: '10000', msg: 'Success', refund_status: 'REFUND_SUCCESS' }
  expect(await provider().payBack(back)).toEqual({ state: 'done' })
  answers['alipay.trade.refund'] = { code: '40004', msg: 'no', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }
  await expect(provider().payBack(back)).rejects.toThrow('ACQ.SELLER_BALANCE_NOT_ENOUGH')
})

const away = { message: '支付宝暂时没有响应，请稍后再试或换一种付法' }

test('a gateway that is down, slow or out of order is told in words', async () => {
  const down = alipayProvider({ ...settings(), gateway: 'http://127.0.0.1:1/' }, { now: () => new Date() })
  expect(await refused(down.begin(asking))).toMatchObject(away)
  mood = 'broken'
  expect(await refused(provider().ask(no))).toMatchObject(away)
  mood = 'silent'
  expect(await refused(provider(50).ask(no))).toMatchObject(away)
  mood = 'awake'
  answers['alipay.trade.query'] = { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'aop.unknow-error' }
  expect(await refused(provider().ask(no))).toMatchObject(away)
})
