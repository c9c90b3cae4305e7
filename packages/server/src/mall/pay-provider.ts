import { Refusal } from '@xinpu/contract/refusal'
import type { Micro } from '@xinpu/trade/price'
import type { House } from '../core/context.ts'
import { alipayProvider } from './pay-alipay.ts'
import { payNames } from './pay-call.ts'
import { sandboxProvider } from './pay-sandbox.ts'
import { wechatProvider } from './pay-wechat.ts'

declare module '../core/context.ts' {
  interface House {
    /** Who takes money for us. */
    payProviders: Readonly<Record<OnlineType, PayProvider>>
  }
}

/** Ways to pay at a provider. */
export type OnlineType = 'ALI' | 'WX'

/** A payment that a provider is asked to take. */
export interface PayAsked {
  /** Ours; the same number is the same payment, however often it is begun. */
  no: string
  micro: Micro
  /** What the payer reads: 芯谱商城 3 个订单. */
  subject: string
  until: Date
  /** Where the provider tells what became of it. */
  notifyUrl: string
}

/** The way in: a page of the provider, or the text of a QR code. */
export interface PayEntry {
  payUrl?: string
  qrCode?: string
}

/** What became of a payment, as the provider has it. */
export interface PayOutcome {
  no: string
  /** The provider's number. */
  tradeNo: string
  micro: Micro
  state: 'cancelled' | 'failed' | 'paid' | 'waiting'
}

/** Money that goes back. */
export interface PayBack {
  no: string
  /** Ours; the same number is the same refund. */
  refundNo: string
  micro: Micro
  /** Of the whole payment. */
  total: Micro
  /** What the payer reads. */
  reason?: string
}

/** Whether money is back already, or on its way; a provider that refuses throws. */
export interface PayBackTaken {
  state: 'done' | 'pending'
}

/** A notification as it came, before anything in it is believed. */
export type PayNotice = Readonly<Record<string, string>>

/**
 * Takes money for us. The port: what the vendors' own libraries do stands behind it, and a sandbox that signs and tells as
 * they do. Every call may be made again.
 */
export interface PayProvider {
  begin: (asked: PayAsked) => Promise<PayEntry>
  /** Reads a notification; undefined where it was not signed by the provider. */
  read: (notice: PayNotice) => Promise<PayOutcome | undefined>
  /** Asks what became of a payment; undefined where the provider knows of none. */
  ask: (no: string) => Promise<PayOutcome | undefined>
  /** Gives up a payment that nobody made yet. */
  close: (no: string) => Promise<void>
  payBack: (back: PayBack) => Promise<PayBackTaken>
}

/** The number by which a provider knows one of our payments. */
export const paymentNo = (id: number): string => `XP${String(id).padStart(10, '0')}`

/** The payment that a number is of; undefined where it is none of ours. */
export function paymentId(no: string): number | undefined {
  const digits = /^XP(\d{10})$/.exec(no)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Each provider where it is configured, else the sandbox's, else a refusal. */
export const payProvidersOf = (
  given: Pick<House, 'db' | 'now' | 'settings'>,
): Readonly<Record<OnlineType, PayProvider>> => {
  const { alipay, wechatPay } = given.settings
  return {
    ALI: alipay ? alipayProvider(alipay, given) : standIn(given, 'ALI'),
    WX: wechatPay ? wechatProvider(wechatPay, given) : standIn(given, 'WX'),
  }
}

const standIn = (given: Pick<House, 'db' | 'settings'>, payType: OnlineType) =>
  given.settings.hasSandbox ? sandboxProvider(given, payType) : missing(payType)

function missing(payType: OnlineType): PayProvider {
  const refuse = async () => {
    throw new Refusal(`${payNames[payType]}暂未开通，请换一种付法`)
  }
  return {
    begin: refuse,
    read: async () => undefined,
    ask: async () => undefined,
    close: async () => {},
    payBack: refuse,
  }
}
