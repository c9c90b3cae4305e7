import { toMicro } from '@xinpu/trade/price'
import { AlipayRequestError, AlipaySdk } from 'alipay-sdk'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import type { AlipaySettings } from '../core/pay-settings.ts'
import { beijingTime, deadline, fenOf, inTime, isAway, mustBeClosed } from './pay-call.ts'
import type { PayBackTaken, PayNotice, PayOutcome, PayProvider } from './pay-provider.ts'

/** How one call is made: its fields, and where the outcome is told. */
type Call = (method: string, fields: object, notifyUrl?: string) => Promise<Answer>

const Answer = z.looseObject({ code: z.string(), sub_code: z.string().default('') })
type Answer = z.infer<typeof Answer>

const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)
/** A trade, as answers and notifications have it. */
const Trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  total_amount: Amount,
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
})

const states: Record<z.infer<typeof Trade>['trade_status'], PayOutcome['state']> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_CLOSED: 'cancelled',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
}

const outcomeOf = (trade: z.infer<typeof Trade>): PayOutcome => ({
  no: trade.out_trade_no,
  tradeNo: trade.trade_no,
  micro: toMicro(trade.total_amount),
  state: states[trade.trade_status],
})

/** Alipay by its own library: 当面付, whose QR code the payer scans (opendocs.alipay.com). */
export function alipayProvider(
  settings: AlipaySettings,
  { now }: Pick<House, 'now'>,
  milliseconds = deadline,
): PayProvider {
  const sdk = sdkOf(settings, milliseconds)
  const call = callOf(sdk, now, milliseconds)
  const ask = (no: string) => askTrade(call, no)
  return {
    async begin({ no, micro, subject, until, notifyUrl }) {
      const fields = { out_trade_no: no, total_amount: yuan(fenOf(micro)), subject, time_expire: timeOf(until) }
      const answer = await call('alipay.trade.precreate', fields, `${notifyUrl}/ali`)
      const { out_trade_no, qr_code } = z
        .object({ out_trade_no: z.string(), qr_code: z.string() })
        .parse(granted(answer))
      mustMean(no, out_trade_no)
      return { qrCode: qr_code }
    },
    read: async (notice) => (isOurs(notice, settings, sdk) ? outcomeOf(Trade.parse(notice)) : undefined),
    ask,
    async close(no) {
      const answer = await call('alipay.trade.close', { out_trade_no: no })
      if (answer.code !== done) mustBeClosed(await ask(no))
    },
    payBack: async ({ no, refundNo, micro, reason }) =>
      stateOfBack(
        call,
        await call('alipay.trade.refund', {
          out_trade_no: no,
          out_request_no: refundNo,
          refund_amount: yuan(fenOf(micro)),
          ...(reason && { refund_reason: reason }),
        }),
        { no, refundNo },
      ),
  }
}

/** The word for a call that was done. */
const done = '10000'

const sdkOf = ({ appId, privateKey, publicKey, gateway }: AlipaySettings, timeout: number) =>
  new AlipaySdk({
    appId,
    // The library looks for the last line of a key: nothing may follow it.
    privateKey: String(privateKey.export({ type: 'pkcs1', format: 'pem' })).trim(),
    alipayPublicKey: String(publicKey.export({ type: 'spki', format: 'pem' })).trim(),
    gateway,
    timeout,
    camelcase: false,
  })

/** Calls carry the time of Beijing: the library would write that of this machine. */
const callOf =
  (sdk: AlipaySdk, now: () => Date, milliseconds: number): Call =>
  async (method, fields, notifyUrl) => {
    const asked = { timestamp: timeOf(now()), ...(notifyUrl && { notifyUrl }), bizContent: fields }
    const call = sdk.exec(method, asked, { validateSign: true })
    const answer = Answer.parse(
      await inTime(call, milliseconds, isAway('ALI')).catch((error: unknown) => {
        throw hasNoAnswer(error) ? isAway('ALI') : error
      }),
    )
    if (answer.code === '20000' || answer.sub_code.endsWith('SYSTEM_ERROR')) throw isAway('ALI')
    return answer
  }

/** Nothing came back, or what stands before the gateway answered; a wrong signature is another thing. */
const hasNoAnswer = (error: unknown): boolean =>
  error instanceof AlipayRequestError &&
  (error.responseDataRaw === undefined || error.message.startsWith('HTTP 请求错误, status: 5'))

function granted(answer: Answer): Answer {
  if (answer.code !== done) throw new Error(`Alipay refused: ${answer.code} ${answer.sub_code}`)
  return answer
}

/** An answer about another trade, rightly signed, is not the answer. */
function mustMean(no: string, told: unknown): void {
  if (told !== no) throw new Error(`Alipay was asked for ${no} and answered ${String(told)}`)
}

async function askTrade(call: Call, no: string): Promise<PayOutcome | undefined> {
  const answer = await call('alipay.trade.query', { out_trade_no: no })
  if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return undefined
  const outcome = outcomeOf(Trade.parse(granted(answer)))
  mustMean(no, outcome.no)
  return outcome
}

/** A refund that moved nothing now was made before, or goes on: Alipay tells which when it is asked. */
async function stateOfBack(
  call: Call,
  answer: Answer,
  { no, refundNo }: { no: string; refundNo: string },
): Promise<PayBackTaken> {
  const { out_trade_no, fund_change } = granted(answer)
  mustMean(no, out_trade_no)
  if (fund_change === 'Y') return { state: 'done' }
  const asked = { out_trade_no: no, out_request_no: refundNo, query_options: [] }
  const { refund_status } = granted(await call('alipay.trade.fastpay.refund.query', asked))
  return { state: refund_status === 'REFUND_SUCCESS' ? 'done' : 'pending' }
}

/** Signed by Alipay with the strong hash, for our application and in yuan. */
const isOurs = (notice: PayNotice, { appId }: AlipaySettings, sdk: AlipaySdk): boolean =>
  notice['sign_type'] === 'RSA2' &&
  sdk.checkNotifySignV2({ ...notice }) &&
  notice['app_id'] === appId &&
  ['trans_currency', 'pay_currency', 'settle_currency'].every((name) => (notice[name] ?? 'CNY') === 'CNY') &&
  Trade.safeParse(notice).success

const yuan = (count: number): string => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`

const timeOf = (at: Date): string => beijingTime(at).replace('T', ' ')
