import Pay from 'wechatpay-node-v3'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import type { WechatPaySettings } from '../core/pay-settings.ts'
import { beijingTime, deadline, fenOf, microOfFen, mustBeClosed } from './pay-call.ts'
import type { PayBackTaken, PayNotice, PayOutcome, PayProvider } from './pay-provider.ts'
import { isSigned, opened, wechatWire } from './pay-wechat-wire.ts'

const Amount = z.object({ total: z.int().positive(), currency: z.literal('CNY') })
/** A transaction, as answers and notifications have it; one that nobody paid has no number. */
const Transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  amount: Amount.optional(),
})
type Transaction = z.infer<typeof Transaction>

const states: Record<Transaction['trade_state'], PayOutcome['state']> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  CLOSED: 'cancelled',
  REVOKED: 'cancelled',
  PAYERROR: 'failed',
}

const Notice = z.object({
  timestamp: z.string(),
  nonce: z.string(),
  serial: z.string(),
  signature: z.string(),
  body: z.string(),
})

const Resource = z.object({ ciphertext: z.string(), associated_data: z.string().default(''), nonce: z.string() })
const Told = z.object({ event_type: z.string().startsWith('TRANSACTION.'), resource: Resource })

/** WeChat Pay, APIv3 by its library: Native, whose QR code the payer scans (pay.weixin.qq.com). */
export function wechatProvider(
  settings: WechatPaySettings,
  { now }: Pick<House, 'now'>,
  milliseconds = deadline,
): PayProvider {
  const pay = payOf(settings)
  pay.createHttp(wechatWire(settings, now, milliseconds))
  const ask = (no: string) => askTransaction(pay, settings, no)
  return {
    async begin({ no, micro, subject, until, notifyUrl }) {
      const answer = await pay.transactions_native({
        out_trade_no: no,
        description: subject,
        time_expire: `${beijingTime(until)}+08:00`,
        notify_url: `${notifyUrl}/wx`,
        amount: { total: fenOf(micro), currency: 'CNY' },
      })
      return { qrCode: z.object({ code_url: z.string() }).parse(granted(answer)).code_url }
    },
    read: async (notice) => readNotice(settings, notice, now()),
    ask,
    async close(no) {
      const { status } = await pay.close(no)
      if (status !== 204) mustBeClosed(await ask(no))
    },
    async payBack({ no, refundNo, micro, total, reason }) {
      const amount = { refund: fenOf(micro), total: fenOf(total), currency: 'CNY' }
      const asked = { out_trade_no: no, out_refund_no: refundNo, amount, ...(reason && { reason }) }
      return stateOfBack(granted(await pay.refunds(asked)), refundNo)
    },
  }
}

const payOf = ({ appId, mchId, keySerial, privateKey, publicKey, apiKey }: WechatPaySettings) =>
  new Pay({
    appid: appId,
    mchid: mchId,
    serial_no: keySerial,
    privateKey: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    // Asked for by the library, and read only where there is no serial number.
    publicKey: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })),
    key: apiKey,
    userAgent: 'xinpu',
  })

interface Answer {
  status: number
  data?: unknown
}

function granted({ status, data }: Answer): unknown {
  if (status !== 200) throw new Error(`WeChat Pay refused: ${status} ${String((data as { code?: string })?.code)}`)
  return data
}

async function askTransaction(pay: Pay, settings: WechatPaySettings, no: string): Promise<PayOutcome | undefined> {
  const answer: Answer = await pay.query({ out_trade_no: no })
  // Refusals come without a signature at times; this one says only that there is nothing to believe.
  if (answer.status === 404) return undefined
  const outcome = outcomeOf(settings, Transaction.parse(granted(answer)))
  if (outcome?.no !== no) throw new Error(`WeChat Pay was asked for ${no} and answered with another`)
  return outcome
}

/** Undefined for another merchant's, for another application's, and for money that nobody counted. */
function outcomeOf({ appId, mchId }: WechatPaySettings, told: Transaction): PayOutcome | undefined {
  const { appid, mchid, out_trade_no, transaction_id, trade_state, amount } = told
  const state = states[trade_state]
  if (appid !== appId || mchid !== mchId || (state === 'paid' && !(amount && transaction_id))) return undefined
  return { no: out_trade_no, tradeNo: transaction_id, micro: amount ? microOfFen(amount.total) : 0n, state }
}

/** Nothing of a notification is read before its signature, nor what is sealed in it before its seal. */
function readNotice(settings: WechatPaySettings, notice: PayNotice, now: Date): PayOutcome | undefined {
  const signed = Notice.safeParse(notice)
  if (!signed.success || !isSigned(settings, signed.data, now)) return undefined
  try {
    const { resource } = Told.parse(JSON.parse(signed.data.body))
    return outcomeOf(settings, Transaction.parse(opened(settings.apiKey, resource)))
  } catch {
    return undefined
  }
}

const Back = z.object({ out_refund_no: z.string(), status: z.enum(['SUCCESS', 'PROCESSING']) })

function stateOfBack(data: unknown, refundNo: string): PayBackTaken {
  const { out_refund_no, status } = Back.parse(data)
  if (out_refund_no !== refundNo) throw new Error(`WeChat Pay was asked for ${refundNo} and answered ${out_refund_no}`)
  return { state: status === 'SUCCESS' ? 'done' : 'pending' }
}
