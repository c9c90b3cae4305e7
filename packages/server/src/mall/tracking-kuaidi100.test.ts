import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../core/settings.ts'
import { carrierOf } from './tracking-carriers.ts'
import { keptTracking } from './tracking-kept.ts'
import { kuaidi100Tracking } from './tracking-kuaidi100.ts'

const customer = 'CUSTOMER'
const key = 'key+&='
/** What is answered once a signature is right; nothing is never answered. */
let answer: string | undefined
let status = 200
const asked: Record<string, string>[] = []
let server: Server

/** By the documents: MD5 of param, key and customer, in capitals. */
const isSigned = (form: URLSearchParams) =>
  form.get('customer') === customer &&
  form.get('sign') ===
    createHash('md5')
      .update(`${form.get('param')}${key}${customer}`)
      .digest('hex')
      .toUpperCase()

const refusal = (returnCode: string, message: string) => JSON.stringify({ result: false, returnCode, message })

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const isRight = request.url === '/poll/query.do' && request.method === 'POST' && isSigned(form)
    asked.push(JSON.parse(form.get('param') ?? '{}'))
    response.writeHead(status, { location: '/elsewhere' })
    if (answer !== undefined) response.end(isRight ? answer : refusal('503', '验证签名失败'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  status = 200
  asked.length = 0
  answer = course({})
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const tracking = ({ patience = 5000, ...changes }: { key?: string; patience?: number } = {}) => {
  const { port } = server.address() as AddressInfo
  return kuaidi100Tracking({ customer, key, endpoint: `http://127.0.0.1:${port}`, ...changes }, patience)
}

const parcel = { carrier: 'shunfeng', no: 'SF1', phone: '7788', sentAt: new Date('2026-11-22T00:00:00Z'), to: '深圳市' }

const rows = [
  { time: '2026-11-22 08:00:00', ftime: '2026-11-22 08:00:00', context: '快件已揽收' },
  { time: '2026-11-23 09:30:00', context: '快件到达转运中心', areaName: '广东,深圳市,南山区', status: '在途' },
]

const course = (changes: object) =>
  JSON.stringify({ message: 'ok', state: '0', status: '200', com: 'shunfeng', nu: 'SF1', data: rows, ...changes })

test('a parcel is asked about under a signature that is accepted, and its course comes newest first', async () => {
  await expect(tracking().ask(parcel)).resolves.toEqual({
    state: 'moving',
    events: [
      { at: new Date('2026-11-23T01:30:00Z'), place: '南山区', text: '快件到达转运中心' },
      { at: new Date('2026-11-22T00:00:00Z'), place: '', text: '快件已揽收' },
    ],
  })
  expect(asked).toMatchObject([{ com: 'shunfeng', num: 'SF1', phone: '7788', to: '深圳市' }])
})

test.each([
  ['1', 'moving'],
  ['2', 'trouble'],
  ['3', 'signed'],
  ['4', 'returned'],
  ['5', 'delivering'],
  ['6', 'returned'],
  [3, 'signed'],
  ['8', 'moving'],
  [undefined, 'moving'],
])('state %s is %s', async (code, state) => {
  answer = course({ state: code })
  await expect(tracking().ask(parcel)).resolves.toMatchObject({ state })
})

test('a number that nobody knows yet waits', async () => {
  answer = refusal('500', '查询无结果，请隔段时间再查')
  await expect(tracking().ask(parcel)).resolves.toEqual({ state: 'waiting', events: [] })
})

test.each(['400', '408', '501', '502', '601'])('%s is a fault that keeps its words for the log', async (code) => {
  answer = refusal(code, '不行')
  await expect(tracking().ask(parcel)).rejects.toThrow(`快递100 refused: ${code} 不行`)
})

test('a wrong key is refused', () => expect(tracking({ key: 'other' }).ask(parcel)).rejects.toThrow('503 验证签名失败'))

test.each([
  [302, 'fetch failed'],
  [404, '快递100 answered 404'],
  [500, '快递100 answered 500'],
])('a host that answers with %i is a fault', async (code, fault) => {
  status = code
  await expect(tracking().ask(parcel)).rejects.toThrow(fault)
})

test.each(['', '<html>', 'null', '[]', '{}', '"ok"', course({ data: 'rows' }), course({ data: null })])(
  'an answer that is none is a fault: %s',
  async (garbage) => {
    answer = garbage
    await expect(tracking().ask(parcel)).rejects.toBeInstanceOf(Error)
  },
)

test('the course of another parcel is no answer, nor is one without an end', async () => {
  answer = course({ nu: 'SF2' })
  await expect(tracking().ask(parcel)).rejects.toThrow('another parcel')
  answer = course({ message: 'x'.repeat(1_000_001) })
  await expect(tracking().ask(parcel)).rejects.toThrow('too much')
})

test('lines that say nothing are left out, and words without an end are cut', async () => {
  const time = '2026-11-22 08:00:00'
  answer = course({ data: [{ time: '昨天', context: '揽收' }, 7, null, { time }, { time, context: 'x'.repeat(900) }] })
  const { events } = await tracking().ask(parcel)
  expect(events).toMatchObject([{ text: 'x'.repeat(500) }])
})

test('who does not answer in time is a fault', async () => {
  answer = undefined
  await expect(tracking({ patience: 50 }).ask(parcel)).rejects.toThrow('timeout')
})

test('an answer is kept for half an hour, and what failed for half a minute; who asks meanwhile waits for it', async () => {
  let at = Date.parse('2026-11-22T00:00:00Z')
  const kept = keptTracking(tracking(), () => new Date(at))
  await Promise.all([kept.ask(parcel), kept.ask(parcel)])
  at += 29 * 60_000
  await kept.ask({ ...parcel, sentAt: new Date(at) })
  expect(asked).toHaveLength(1)
  await kept.ask({ ...parcel, phone: '0000' })
  expect(asked).toHaveLength(2)
  at += 2 * 60_000
  answer = refusal('502', '服务器繁忙')
  await expect(kept.ask(parcel)).rejects.toThrow('502')
  answer = course({ state: '3' })
  await expect(kept.ask(parcel)).rejects.toThrow('502')
  expect(asked).toHaveLength(3)
  at += 31_000
  await expect(kept.ask(parcel)).resolves.toMatchObject({ state: 'signed' })
})

test('eight parcels are asked about at once, the ninth is refused', async () => {
  answer = undefined
  const kept = keptTracking(tracking({ patience: 300 }), () => new Date())
  const all = Array.from({ length: 8 }, (_, index) => kept.ask({ ...parcel, no: `SF${index}` }))
  const ends = Promise.allSettled(all)
  await expect(kept.ask({ ...parcel, no: 'SF9' })).rejects.toThrow('查询物流的人很多')
  await ends
  answer = course({ nu: undefined })
  await expect(kept.ask({ ...parcel, no: 'SF9' })).resolves.toMatchObject({ state: 'moving' })
})

test.each([
  ['顺丰速运', 'shunfeng'],
  ['SF Express', 'shunfeng'],
  ['顺丰 快运', 'shunfengkuaiyun'],
  ['京东物流', 'jd'],
  ['德邦快递', 'debangkuaidi'],
  ['中通快递', 'zhongtong'],
  ['圆通速递', 'yuantong'],
  ['申通快递', 'shentong'],
  ['韵达速递', 'yunda'],
  ['极兔速递', 'jtexpress'],
  ['ＥＭＳ', 'ems'],
  ['邮政EMS', 'ems'],
  ['FedEx', 'fedex'],
  ['UPS 快递', 'ups'],
])('%s is %s', (company, code) => expect(carrierOf(company)?.code).toBe(code))

test.each(['货代自提', '隔壁老王', 'UPSON', 'SFX', ''])('nobody can be asked about %s', (company) =>
  expect(carrierOf(company)).toBeUndefined(),
)

test('half a provider is none', () => {
  expect(() => readSettings({ KUAIDI100_CUSTOMER: 'C' })).toThrow('KUAIDI100_KEY is needed too')
  expect(readSettings({ KUAIDI100_CUSTOMER: 'C', KUAIDI100_KEY: 'K' }).kuaidi100).toEqual({
    customer: 'C',
    key: 'K',
    endpoint: 'https://poll.kuaidi100.com',
  })
  expect(readSettings({}).kuaidi100).toBeUndefined()
})
