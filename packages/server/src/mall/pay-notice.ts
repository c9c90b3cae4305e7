import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import { paymentId, type OnlineType, type PayNotice } from './pay-provider.ts'
import { settle } from './pay-settle.ts'

type Taking = Pick<House, 'brought' | 'db' | 'now' | 'payProviders'>

/** A notification is small; who sends more is no provider. */
const bodyLimit = 65_536

/**
 * Doors of the till for the vendors' own notifications, below where ours are told: Alipay sends a form and reads a word,
 * WeChat Pay signs the bytes of its JSON and reads a status.
 */
export function payNotices(app: FastifyInstance, house: Taking): void {
  app.post('/mall/pay/online/notify/ali', { bodyLimit }, async ({ body }, reply) => {
    const isTaken = await taken(house, 'ALI', textsOf(body))
    return reply
      .code(isTaken ? 200 : 403)
      .type('text/plain')
      .send(isTaken ? 'success' : 'fail')
  })
  void app.register(async (door) => wechatDoor(door, house))
}

function wechatDoor(door: FastifyInstance, house: Taking): void {
  door.removeAllContentTypeParsers()
  door.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
  door.post('/mall/pay/online/notify/wx', { bodyLimit }, async ({ headers, body }, reply) => {
    const isTaken = await taken(house, 'WX', {
      timestamp: String(headers['wechatpay-timestamp']),
      nonce: String(headers['wechatpay-nonce']),
      serial: String(headers['wechatpay-serial']),
      signature: String(headers['wechatpay-signature']),
      body: String(body),
    })
    return reply
      .code(isTaken ? 200 : 403)
      .send(isTaken ? { code: 'SUCCESS', message: '成功' } : { code: 'FAIL', message: '签名不符' })
  })
}

const textsOf = (body: unknown): PayNotice =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]))

/** Whether a notification was the provider's own, about a payment that was begun with it. */
async function taken(house: Taking, payType: OnlineType, notice: PayNotice): Promise<boolean> {
  const outcome = await house.payProviders[payType].read(notice)
  const id = outcome && paymentId(outcome.no)
  if (!outcome || id === undefined) return false
  const begun = await house.db
    .selectFrom('pay_online')
    .select('id')
    .where('id', '=', id)
    .where('pay_type', '=', payType)
    .executeTakeFirst()
  if (begun) await settle(house, id, outcome)
  return begun !== undefined
}
