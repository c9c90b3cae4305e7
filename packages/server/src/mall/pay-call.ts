import { Refusal } from '@xinpu/contract/refusal'
import { fullTime } from '@xinpu/sdk/format'
import type { Micro } from '@xinpu/trade/price'
import type { OnlineType, PayOutcome } from './pay-provider.ts'

/** Milliseconds that a provider has for one call. */
export const deadline = 10_000

/** How people call the providers. */
export const payNames: Readonly<Record<OnlineType, string>> = { ALI: '支付宝', WX: '微信支付' }

/** What people are told when a provider is down or slow. */
export const isAway = (payType: OnlineType): Refusal =>
  new Refusal(`${payNames[payType]}暂时没有响应，请稍后再试或换一种付法`, 'FAIL')

/** Waits for a call so long and no longer: a body may come in drips for ever. */
export function inTime<Answer>(call: Promise<Answer>, milliseconds: number, late: Error): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late), milliseconds)
  return Promise.race([call, promise]).finally(() => clearTimeout(timer))
}

/** A payment that could not be closed is one that is closed already, or that nobody began; else its payer was faster. */
export function mustBeClosed(outcome: PayOutcome | undefined): void {
  if (outcome && outcome.state !== 'cancelled' && outcome.state !== 'failed')
    throw new Refusal('这笔支付已不能取消，请刷新页面查看结果', 'CONFLICT')
}

/** One fen in millionths. */
const fen = 10_000n

/** Providers count fen: what is no whole number of them is never sent. */
export function fenOf(micro: Micro): number {
  const count = Number(micro / fen)
  if (micro <= 0n || micro % fen !== 0n || !Number.isSafeInteger(count))
    throw new RangeError(`An amount that no provider takes: ${micro} millionths`)
  return count
}

export const microOfFen = (count: number): Micro => BigInt(count) * fen

/** Providers live by the clock of Beijing, wherever the server is: 2026-11-24T18:00:00. */
export const beijingTime = (at: Date): string => fullTime(at).replace(' ', 'T')
